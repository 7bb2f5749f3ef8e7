/**
 * How PostgreSQL plans the shop's statements, whatever the server's own settings are: without these, a database that is
 * not the embedded one would compile statements of milliseconds, and read tables where an index is faster.
 */
export const PLANNER_SETTINGS: Record<string, string> = {
  // The shop's queries take milliseconds: compiling them or starting parallel workers costs more than it saves.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  // SSDs.
  random_page_cost: '1.1',
  work_mem: '8MB',
}
