import { useState } from 'react'
import type { StockLevel } from '#contract/catalog/stock.ts'
import { useSave } from '../components/form/use-save.ts'
import { api } from '../shell/api.ts'
import { CellNumber } from './cell-number.tsx'

/** The stock at or below which a SKU counts as low; saved on blur. Without one, only a sold-out SKU does. */
export function MinimumField({ level }: { level: StockLevel }) {
  const [value, setValue] = useState<number | null>(level.estoqueMinimo)
  const { save, saving } = useSave()

  async function leave() {
    if (value === level.estoqueMinimo) return
    const itens = [{ idSku: level.idSku, estoqueMinimo: value }]
    await save(() => api.stock.minimums({ itens }), `Mínimo de ${level.sku} salvo.`)
  }

  return (
    <CellNumber
      label={`Estoque mínimo de ${level.sku}`}
      value={value}
      onChange={setValue}
      onLeave={() => void leave()}
      min={1}
      disabled={saving}
    />
  )
}
