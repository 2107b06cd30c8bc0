package acme;

import org.raidbench.api.controller.Destage;
import org.raidbench.api.controller.MemberOrder;
import org.raidbench.api.controller.Parts;
import org.raidbench.api.controller.WritePolicy;
import org.raidbench.api.raid.ParityMethod;

/** Something in every slot. */
final class OwnParts {
  private OwnParts() {}

  static Parts all() {
    return Parts.STANDARD
        .withMirrorChoice(view -> view.queued(0) <= view.queued(view.copies() - 1) ? 0 : 1)
        .withParityMethod((members, reconstruct, modify) -> reconstruct < modify)
        .withReadAhead(view -> view.consecutive() > 2 ? view.stripSectors() : 0)
        .withDestage(
            new Destage() {
              @Override
              public long next(View view) {
                long row = view.dirtyRowFrom(view.lastRow() + 1);
                return row == NONE ? view.dirtyRowFrom(0) : row;
              }

              @Override
              public int windowRows() {
                return 4;
              }
            })
        .withCacheQuota((lines, arrays, writeBack) -> lines / 2)
        .withWriteRule(view -> view.asked() == WritePolicy.BACK && view.protectionReady())
        .withPathRule((view, write) -> view.unlocked())
        .withMemberOrder(MemberOrder.values()[0]);
  }
}
