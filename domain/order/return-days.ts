/** Days to withdraw from a distance purchase, counted from delivery (CDC, art. 49). */
export const LEGAL_RETURN_DAYS = 7

/** Returns the days that the store promises (setting `devolucao.dias`), at least the legal minimum. */
export function returnDays(dias: number): number {
  return Math.max(LEGAL_RETURN_DAYS, dias)
}

/** Returns the return period as part of a sentence: `30 dias corridos depois de receber`. */
export function returnTerm(dias: number): string {
  return `${returnDays(dias)} dias corridos depois de receber`
}

/** Returns the return policy as a sentence for buyers. */
export function returnPromise(dias: number): string {
  return `Se mudar de ideia, você tem ${returnTerm(dias)} para devolver.`
}

/** Says how much of the return period is required by law; the only sentence that names the legal minimum. */
export function returnLaw(dias: number): string {
  return returnDays(dias) > LEGAL_RETURN_DAYS
    ? `Destes, ${LEGAL_RETURN_DAYS} são garantidos por lei (CDC, art. 49); os outros são por nossa conta.`
    : 'É o prazo que a lei garante (CDC, art. 49).'
}
