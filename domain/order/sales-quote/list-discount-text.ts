/** What the buyer of a quote reads whose prices have the discount of a teacher's list. */
export const LIST_DISCOUNT_TEXT =
  'Os preços têm o desconto da lista da turma: só valem enquanto a lista está aberta.'
