/** Orders do not tell a card's last digits, but they keep their description. */
export function describeCard(descricao: string, final: string): string {
  return `${descricao}, cartão final ${final}`
}

/** The last four digits in a description by `describeCard`, or an empty text. */
export function cardDigits(description: string): string {
  return /, cartão final (\d{4})$/.exec(description)?.[1] ?? ''
}
