/** One movement of a bank account, as its statement has it. */
export type StatementEntry = {
  /** Line of the file, from 1. */
  line: number
  /** Bank and account as the file names them; empty if it doesn't. */
  conta: string
  /** The bank's id of the movement: FITID, or a column of ids. Empty if the file has none. */
  idBanco: string
  /** Day of the movement, `YYYY-MM-DD`, as the bank wrote it. */
  dia: string
  /** Time of the movement, if the file has one. */
  em: Date | null
  /** Centavos; positive if money came in. */
  valor: number
  /** Everything else that the bank wrote about it. */
  textos: readonly string[]
}

/** A movement that can't be read, as a sentence for the merchant. */
export type StatementProblem = { line: number; motivo: string }

/** Null for a file of another format. */
export type Statement = { lancamentos: StatementEntry[]; problemas: StatementProblem[] }

/** Most movements of a file: years of a busy shop. */
export const MAX_ENTRIES = 20_000

/** Longest text of a movement that is read. In characters. */
export const MAX_TEXT = 500
