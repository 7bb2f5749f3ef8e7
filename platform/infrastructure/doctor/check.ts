import type { Database } from '#platform/database/connect.ts'

/** A consistency rule for the rows of a shop. */
export type Check = {
  /** Used in reports and tests. */
  name: string
  /** What is wrong if the rule is broken, shown to people. */
  title: string
  /** What to do about it, shown to people. */
  advice: string
  /** SQL that lists the violations in one text column, `problem`. Read-only. */
  problems: string
  /** Repairs what can be derived from other rows, in the given transaction. Absent if a person has to decide. */
  fix?: (tx: Database) => Promise<unknown>
}

/** What a check found: the number of violations and the first of them. */
export type Finding = { check: Check; total: number; examples: string[] }
