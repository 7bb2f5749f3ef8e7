import { Checkbox, Select } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { oneOf } from '#admin/components/table/one-of.ts'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { DEFECT_OUTCOME_NAMES, DEFECT_OUTCOMES, type DefectOutcome } from '#domain/order/defect.ts'
import { NoteDialog } from '../note-dialog.tsx'
import { CONSEQUENCES, settlementOf } from './defect-form.ts'

/** Closes a defect with one of the outcomes in the law (CDC, art. 18). */
export function SettleDefectDialog({ order: { id }, onClose }: { order: AdminOrder; onClose: () => void }) {
  const [desfecho, setDesfecho] = useState<DefectOutcome>('reparado')
  const [valor, setValor] = useState<number | null>(null)
  const [aVenda, setAVenda] = useState(false)
  const { save, saving, campos } = useSave()

  return (
    <NoteDialog
      opened
      onClose={onClose}
      title="Resolver defeito"
      text={CONSEQUENCES[desfecho]}
      action="Resolver"
      saving={saving}
      onConfirm={async (nota) => {
        const outcome = await save(
          () => api.orders.settleDefect({ id, ...settlementOf({ desfecho, valor, aVenda, nota }) }),
          'Defeito resolvido.',
        )
        if (outcome.ok) onClose()
      }}
    >
      <Select
        label="O que foi feito"
        data={DEFECT_OUTCOMES.map((value) => ({ value, label: DEFECT_OUTCOME_NAMES[value] }))}
        value={desfecho}
        onChange={(value) => setDesfecho(oneOf(DEFECT_OUTCOMES, value ?? '') ?? 'reparado')}
        allowDeselect={false}
      />
      {desfecho === 'abatido' && (
        <MoneyInput label="Desconto" value={valor} onChange={setValor} error={campos['valor']} />
      )}
      {desfecho === 'reembolsado' && (
        <Checkbox
          label="As peças voltam à venda (não, se estão danificadas)"
          checked={aVenda}
          onChange={(event) => setAVenda(event.currentTarget.checked)}
        />
      )}
    </NoteDialog>
  )
}
