import { Button, Group, NumberInput, Select, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { PanelForm } from '#admin/components/form/panel-form.tsx'
import { useSave } from '#admin/components/form/use-save.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { oneOf } from '#admin/components/table/one-of.ts'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { DEFECT_CHOICE_NAMES, DEFECT_CHOICES, type DefectChoice } from '#domain/order/defect.ts'
import { defectivePieces, defectTerms } from './defect-form.ts'

/** Opens a defect: the items, the problem, and what the customer asks for. */
export function ReportDefectDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { id, itens, direitos } = order
  const [pieces, setPieces] = useState<Record<number, number>>({})
  const [escolha, setEscolha] = useState<DefectChoice>('reparo')
  const [relato, setRelato] = useState('')
  const { save, saving, campos } = useSave()
  const chosen = defectivePieces(pieces)

  async function report() {
    const outcome = await save(
      () => api.orders.reportDefect({ id, relato, escolha, itens: chosen }),
      'Defeito aberto. O cliente recebe por e-mail o que fazer.',
    )
    if (outcome.ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title="Abrir defeito">
      <PanelForm onSubmit={report}>
        <Stack gap="sm">
          <Text size="sm">{defectTerms(direitos.reclamarAte)}</Text>
          {itens.map(({ idAtributoSimples: sku, nome, quantidade }) =>
            sku === null ? null : (
              <NumberInput
                key={sku}
                label={`${nome}: quantas com defeito`}
                value={pieces[sku] ?? 0}
                onChange={(value) => setPieces((old) => ({ ...old, [sku]: Number(value) || 0 }))}
                min={0}
                max={quantidade}
                allowDecimal={false}
              />
            ),
          )}
          <Textarea
            label="O que há com o produto"
            value={relato}
            onChange={(event) => setRelato(event.currentTarget.value)}
            error={campos['relato']}
            maxLength={1000}
            autosize
            minRows={2}
            required
          />
          <Select
            label="O que o cliente prefere"
            data={DEFECT_CHOICES.map((value) => ({ value, label: DEFECT_CHOICE_NAMES[value] }))}
            value={escolha}
            onChange={(value) => setEscolha(oneOf(DEFECT_CHOICES, value ?? '') ?? 'reparo')}
            allowDeselect={false}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Voltar
            </Button>
            <Button type="submit" loading={saving} disabled={chosen.length === 0 || relato.trim() === ''}>
              Abrir defeito
            </Button>
          </Group>
        </Stack>
      </PanelForm>
    </Dialog>
  )
}
