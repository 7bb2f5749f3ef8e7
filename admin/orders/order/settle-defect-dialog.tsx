import { Checkbox, Select } from '@mantine/core'
import { useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { oneOf } from '#admin/components/table/one-of.ts'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { DEFECT_OUTCOME_NAMES, DEFECT_OUTCOMES, type DefectOutcome } from '#domain/order/defect.ts'
import { NoteDialog } from '../note-dialog.tsx'

/** The consequence of each outcome. */
const FOLLOWS: Readonly<Record<DefectOutcome, string>> = {
  reparado: 'O cliente recebe o produto de volta, e o pedido segue como entregue.',
  trocado: 'As mesmas peças saem do estoque para o cliente. As defeituosas não voltam à venda.',
  reembolsado:
    'O valor pago pelas peças volta ao cliente. Se são todas as do pedido, o frete volta também, e o pedido se encerra.',
  abatido: 'O desconto volta ao cliente, que fica com o produto.',
  recusado: 'Nada volta. Diga o motivo: ele fica na linha do tempo.',
}

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
      text={FOLLOWS[desfecho]}
      action="Resolver"
      saving={saving}
      onConfirm={async (nota) => {
        const outcome = await save(
          () => api.orders.settleDefect({ id, desfecho, valor: valor ?? 0, aVenda, nota }),
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
