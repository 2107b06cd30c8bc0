package org.raidbench.core.host;

import org.raidbench.api.ModelId;
import org.raidbench.api.host.HostModel;
import org.raidbench.api.spec.Spec;

/** A host that consists of its figures. */
record CatalogueHost(ModelId id, String title, Spec spec) implements HostModel {}
