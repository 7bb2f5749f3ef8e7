import { Button, Checkbox, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import { useEntry } from '#admin/shell/entry.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { NoteDialog } from '../note-dialog.tsx'
import type { Missing } from '../passports/order-passports.tsx'
import { PaymentLinkDialog } from '../payment-link/payment-link-dialog.tsx'
import { ShipDialog } from '../shipping/ship-dialog.tsx'
import { goesUnpaid } from '../unpaid-work.tsx'
import { type Step, stepName, stepsOf } from './order-steps.ts'
import { ReportDefectDialog } from './report-defect-dialog.tsx'
import { SettleDefectDialog } from './settle-defect-dialog.tsx'

/** The actions that the order's situation and the user's permissions allow. */
export function OrderActions({ order, missing }: { order: AdminOrder; missing: Missing[] }) {
  const { permissoes } = useEntry().funcionario
  const [open, setOpen] = useState<Step | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const { save, saving } = useSave()
  const { id } = order
  const { next, others } = stepsOf(order.acoes, permissoes)
  const close = () => setOpen(null)

  function begin(step: Step) {
    if (step === 'startPicking') void pick()
    else if (step === 'deliver') void deliver()
    else if (step === 'ship') void ship()
    else if (step === 'paymentLink') void askForLink()
    else setOpen(step)
  }

  async function deliver() {
    const bills = order.frete.tipo === 'retirada' ? order.servicosAPagar : []
    if (await goesUnpaid(bills, 'Entregar mesmo assim'))
      await save(() => api.orders.deliver({ id, mesmoAssim: bills.length > 0 }), 'Pedido entregue.')
  }

  async function ship() {
    const bills = order.frete.tipo === 'entrega' ? order.servicosAPagar : []
    if (await goesUnpaid(bills, 'Enviar mesmo assim')) setOpen('ship')
  }

  async function askForLink() {
    const outcome = await save(() => api.orders.paymentLink({ id }))
    if (outcome.ok) setLink(outcome.result.url)
  }

  async function pick() {
    const outcome = await save(() => api.orders.startPicking({ ids: [id] }))
    if (!outcome.ok) return
    const [refused] = outcome.result.recusados
    notifications.show(
      refused
        ? { message: refused.motivo, color: 'red' }
        : { message: 'Pedido em separação.', color: 'pine' },
    )
  }

  return (
    <>
      {next && (
        <Button onClick={() => begin(next)} loading={saving}>
          {stepName(next, order.frete)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu withinPortal position="bottom-end">
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={15} aria-hidden />}>
              Mais ações
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((step) =>
              step === 'edit' ? (
                <Menu.Item key={step} component={Link} to={`/pedidos/${id}/editar`}>
                  {stepName(step, order.frete)}
                </Menu.Item>
              ) : (
                <Menu.Item key={step} onClick={() => begin(step)} {...(step === 'cancel' && { c: 'red.9' })}>
                  {stepName(step, order.frete)}
                </Menu.Item>
              ),
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {open === 'ship' && <ShipDialog order={order} missing={missing} onClose={close} />}
      {link !== null && <PaymentLinkDialog order={order} url={link} onClose={() => setLink(null)} />}
      {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {open === 'requestReturn' && <RequestReturnDialog order={order} onClose={close} />}
      {open === 'keep' && <CancelReturnDialog order={order} onClose={close} />}
      {open === 'reportDefect' && <ReportDefectDialog order={order} onClose={close} />}
      {open === 'settleDefect' && <SettleDefectDialog order={order} onClose={close} />}
      {open === 'receiveReturn' && <ReceiveReturnDialog order={order} onClose={close} />}
    </>
  )
}

type DialogProps = { order: AdminOrder; onClose: () => void }

function CancelDialog({ order: { id }, onClose }: DialogProps) {
  const { save, saving } = useSave()

  return (
    <NoteDialog
      opened
      onClose={onClose}
      title="Cancelar pedido"
      text="Os produtos voltam ao estoque, o que foi pago volta ao cliente, e ele é avisado por e-mail. Não dá para desfazer."
      action="Cancelar pedido"
      danger
      saving={saving}
      onConfirm={async (nota) => {
        const outcome = await save(() => api.orders.cancel({ id, nota }), 'Pedido cancelado.')
        if (outcome.ok) onClose()
      }}
    />
  )
}

function RequestReturnDialog({ order: { id }, onClose }: DialogProps) {
  const { save, saving } = useSave()

  return (
    <NoteDialog
      opened
      onClose={onClose}
      title="Abrir devolução"
      text="O cliente recebe por e-mail como devolver os produtos. O dinheiro volta quando eles chegarem."
      action="Abrir devolução"
      saving={saving}
      onConfirm={async (nota) => {
        const outcome = await save(() => api.orders.requestReturn({ id, nota }), 'Devolução aberta.')
        if (outcome.ok) onClose()
      }}
    />
  )
}

function CancelReturnDialog({ order: { id }, onClose }: DialogProps) {
  const { save, saving } = useSave()

  return (
    <NoteDialog
      opened
      onClose={onClose}
      title="Desfazer devolução"
      text="O cliente fica com os produtos, e o pedido volta a “Entregue”."
      action="Desfazer devolução"
      saving={saving}
      onConfirm={async (nota) => {
        const outcome = await save(() => api.orders.keep({ id, nota }), 'Devolução desfeita.')
        if (outcome.ok) onClose()
      }}
    />
  )
}

function ReceiveReturnDialog({ order: { id }, onClose }: DialogProps) {
  const { save, saving } = useSave()
  const [aVenda, setAVenda] = useState(true)

  return (
    <NoteDialog
      opened
      onClose={onClose}
      title="Receber devolução"
      text="Tudo o que foi pago volta ao cliente, com o frete (CDC, art. 49), e ele é avisado por e-mail."
      action="Receber e devolver o dinheiro"
      saving={saving}
      onConfirm={async (nota) => {
        const outcome = await save(
          () => api.orders.receiveReturn({ id, aVenda, nota }),
          'Devolução recebida.',
        )
        if (outcome.ok) onClose()
      }}
    >
      <Checkbox
        label="Os produtos voltam à venda"
        checked={aVenda}
        onChange={(event) => setAVenda(event.currentTarget.checked)}
      />
    </NoteDialog>
  )
}
