/** What the law gives whoever buys at a distance: days to withdraw, counted from the arrival (CDC, art. 49). */
export const LEGAL_RETURN_DAYS = 7

/** The days that the store promises (setting `devolucao.dias`), never fewer than the law gives. */
export function returnDays(dias: number): number {
  return Math.max(LEGAL_RETURN_DAYS, dias)
}

/** The promise as part of a sentence: `30 dias corridos depois de receber`. */
export function returnTerm(dias: number): string {
  return `${returnDays(dias)} dias corridos depois de receber`
}

/** The promise to whoever has the goods, or is about to. */
export function returnPromise(dias: number): string {
  return `Se mudar de ideia, você tem ${returnTerm(dias)} para devolver.`
}

/** How much of the promise is law: the one sentence that names the legal minimum. */
export function returnLaw(dias: number): string {
  return returnDays(dias) > LEGAL_RETURN_DAYS
    ? `Destes, ${LEGAL_RETURN_DAYS} são garantidos por lei (CDC, art. 49); os outros são por nossa conta.`
    : 'É o prazo que a lei garante (CDC, art. 49).'
}
