package com.example.areca;

import org.raidbench.api.protection.ProtectionModel;
import org.raidbench.testkit.ProtectionContract;

/** The backup module keeps the contract of protections. */
final class FlashBackupTest extends ProtectionContract {
  @Override
  protected ProtectionModel model() {
    return new FlashBackup();
  }
}
