/** What was found of a DNS record that a sender of mail needs. */
export type RecordFinding = {
  situacao: 'certo' | 'falta' | 'errado' | 'semResposta'
  /** What that means and what to do, for the merchant. */
  explicacao: string
  /** The text to publish; null if only the mail provider knows it, or nothing is to change. */
  valor: string | null
}

export const NO_ANSWER: RecordFinding = {
  situacao: 'semResposta',
  explicacao: 'O DNS não respondeu agora. Confira de novo em alguns minutos.',
  valor: null,
}
