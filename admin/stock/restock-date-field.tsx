import { Button, Group } from '@mantine/core'
import { useRef, useState } from 'react'
import type { StockLevel } from '#contract/catalog/stock.ts'
import { DateField } from '../components/date/date-field.tsx'
import { useSave } from '../components/form/use-save.ts'
import { api } from '../shell/api.ts'

/** When goods of a SKU are expected. A day that has passed is marked, since shoppers don't see it. */
export function RestockDateField({
  level: { idSku, sku, previsaoReposicao, previsaoVencida },
}: {
  level: StockLevel
}) {
  const [day, setDay] = useState(previsaoReposicao)
  const { save, saving } = useSave()
  const box = useRef<HTMLDivElement>(null)

  async function saveDay() {
    const { ok } = await save(
      () => api.stock.restockDates({ itens: [{ idSku, previsaoReposicao: day }] }),
      `Previsão de ${sku} salva.`,
    )
    // The button goes, and the focus with it.
    if (ok) box.current?.querySelector('input')?.focus()
  }

  return (
    <Group ref={box} align="flex-end" gap="xs">
      <DateField
        shape="day"
        label="Previsão de reposição"
        description="Aparece na loja enquanto o item está esgotado."
        error={previsaoVencida && 'O dia passou, e a loja não mostra mais a data.'}
        value={day ?? ''}
        onChange={(local) => setDay(local || null)}
      />
      {day !== previsaoReposicao && (
        <Button loading={saving} onClick={() => void saveDay()}>
          Salvar
        </Button>
      )}
    </Group>
  )
}
