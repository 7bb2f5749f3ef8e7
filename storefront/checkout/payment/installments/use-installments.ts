import { useState } from 'react'
import type { Installment } from '#contract/money.ts'

/** The chosen number of instalments; `onChoose` is called with each choice. */
export function useInstallments(parcelas: Installment[], onChoose?: (parcelas: number) => void) {
  const [count, setCount] = useState(1)
  const chosen = parcelas.find((plan) => plan.parcelas === count) ?? parcelas[0]

  return { chosen, choose }

  function choose(next: number) {
    setCount(next)
    onChoose?.(next)
  }
}
