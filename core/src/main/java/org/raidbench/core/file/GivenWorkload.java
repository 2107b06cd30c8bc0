package org.raidbench.core.file;

/**
 * A workload in another program's format that the command line gives.
 *
 * @param option what faults call it: {@code --fio}
 * @param keyword the format's keyword
 * @param said its text, or the path of its file
 */
public record GivenWorkload(String option, String keyword, String said) {}
