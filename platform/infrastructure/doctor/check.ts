import type { Database } from '#platform/database/connect.ts'

/** A rule that the rows of a shop must hold to. */
export type Check = {
  /** In reports and tests. */
  name: string
  /** What is wrong where it is broken, for people. */
  title: string
  /** What to do about it, for people. */
  advice: string
  /** SQL that lists what breaks it: one text column, `problema`. It only reads. */
  problems: string
  /** Puts right what can be derived from the rest, in the transaction that it is given. Absent: a person has to decide. */
  fix?: (tx: Database) => Promise<unknown>
}

/** What a check found: how much, and the first of it. */
export type Finding = { check: Check; total: number; examples: string[] }
