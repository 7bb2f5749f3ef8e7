import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { OrderNote } from '#contract/orders/fiscal/invoices.ts'
import { nameWithVariant } from '#domain/product/variants/variant-text.ts'
import { unitsLeft } from './units-left.ts'

type ReturnDialogProps = { order: AdminOrder; notas: OrderNote[]; onClose: () => void }

/** Issues the invoice by which goods that came back enter the store. */
export function ReturnDialog({ order: { id, itens }, notas, onClose }: ReturnDialogProps) {
  const left = unitsLeft(itens, notas)
  const [units, setUnits] = useState(left)
  const { save, saving, campos } = useSave()
  const chosen = units.flatMap((quantidade, posicao) => (quantidade > 0 ? [{ posicao, quantidade }] : []))

  async function submit() {
    const { ok } = await save(
      () => api.fiscal.issueReturn({ id, itens: chosen }),
      'A nota de devolução está a caminho da Sefaz.',
    )
    if (ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title="Nota de devolução">
      <PanelForm onSubmit={submit}>
        <Stack>
          <Text size="sm">
            A loja emite a entrada do que voltou, porque quem comprou não emite notas. Uma empresa que compra
            com inscrição estadual emite a sua.
          </Text>
          {itens.map((item, posicao) =>
            (left[posicao] ?? 0) === 0 ? null : (
              <RequiredNumber
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move.
                key={posicao}
                label={nameWithVariant(item)}
                description={`Até ${left[posicao]}`}
                value={units[posicao] ?? 0}
                onChange={(quantidade) => setUnits(units.with(posicao, quantidade))}
                error={campos[`itens.${chosen.findIndex((one) => one.posicao === posicao)}.quantidade`]}
                min={0}
                max={left[posicao] ?? 0}
                allowDecimal={false}
              />
            ),
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving} disabled={chosen.length === 0}>
              Emitir nota de devolução
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
