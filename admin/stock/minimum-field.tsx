import { NumberInput } from '@mantine/core'
import { useState } from 'react'
import type { StockLevel } from '#contract/admin/stock.ts'
import { api } from '../api.ts'
import { useSave } from '../parts/use-save.ts'

/** From where on a SKU is to be bought again; saved when one leaves the field. Empty is never. */
export function MinimumField({ level }: { level: StockLevel }) {
  const [value, setValue] = useState<number | null>(level.estoqueMinimo)
  const { save, saving } = useSave()

  async function leave() {
    if (value === level.estoqueMinimo) return
    const itens = [{ idSku: level.idSku, estoqueMinimo: value }]
    const outcome = await save(() => api.stock.minimums({ itens }), `Mínimo de ${level.sku} salvo.`)
    if (!outcome.ok) setValue(level.estoqueMinimo)
  }

  return (
    <NumberInput
      size="xs"
      w={84}
      ml="auto"
      aria-label={`Estoque mínimo de ${level.sku}`}
      placeholder="—"
      value={value ?? ''}
      onChange={(typed) => setValue(typed === '' ? null : Number(typed))}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
      disabled={saving}
      min={1}
      max={1_000_000}
      allowDecimal={false}
      hideControls
    />
  )
}
