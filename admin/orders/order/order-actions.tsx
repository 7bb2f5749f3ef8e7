import { Button, Checkbox, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { api } from '#admin/shell/api.ts'
import { useEntry } from '#admin/shell/entry.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { NoteDialog } from '../note-dialog.tsx'
import { ShipDialog } from '../shipping/ship-dialog.tsx'
import { ReportDefectDialog } from './report-defect-dialog.tsx'
import { SettleDefectDialog } from './settle-defect-dialog.tsx'

type Step = AdminOrder['acoes'][number]

const PERMISSION: Readonly<Record<Step, Permission>> = {
  startPicking: 'pedidos.expedir',
  ship: 'pedidos.expedir',
  deliver: 'pedidos.expedir',
  keep: 'pedidos.editar',
  requestReturn: 'pedidos.editar',
  receiveReturn: 'pedidos.editar',
  cancel: 'pedidos.editar',
  edit: 'pedidos.editar',
  reportDefect: 'pedidos.editar',
  settleDefect: 'pedidos.editar',
}

/** The next step is the primary button; all other actions are in a menu. Forbidden ones are hidden. */
const NEXT: readonly Step[] = ['startPicking', 'ship', 'deliver', 'receiveReturn', 'settleDefect']

/** The actions that the order's situation and the user's permissions allow. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const { permissoes } = useEntry().funcionario
  const [open, setOpen] = useState<Step | null>(null)
  const { save, saving } = useSave()
  const { id } = order
  const steps = order.acoes.filter((step) => permissoes.includes(PERMISSION[step]))
  const next = NEXT.find((step) => steps.includes(step))
  const others = steps.filter((step) => step !== next)
  const close = () => setOpen(null)

  function begin(step: Step) {
    if (step === 'startPicking') void pick()
    else if (step === 'deliver') void save(() => api.orders.deliver({ id }), 'Pedido entregue.')
    else setOpen(step)
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
          {nameOf(next, order)}
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
                  {nameOf(step, order)}
                </Menu.Item>
              ) : (
                <Menu.Item key={step} onClick={() => begin(step)} {...(step === 'cancel' && { c: 'red.9' })}>
                  {nameOf(step, order)}
                </Menu.Item>
              ),
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {open === 'ship' && <ShipDialog order={order} onClose={close} />}
      {open === 'cancel' && <CancelDialog order={order} onClose={close} />}
      {open === 'requestReturn' && <RequestReturnDialog order={order} onClose={close} />}
      {open === 'keep' && <CancelReturnDialog order={order} onClose={close} />}
      {open === 'reportDefect' && <ReportDefectDialog order={order} onClose={close} />}
      {open === 'settleDefect' && <SettleDefectDialog order={order} onClose={close} />}
      {open === 'receiveReturn' && <ReceiveReturnDialog order={order} onClose={close} />}
    </>
  )
}

function nameOf(step: Step, { frete }: AdminOrder): string {
  switch (step) {
    case 'startPicking':
      return 'Começar a separar'
    case 'ship':
      return frete.tipo === 'retirada' ? 'Pronto para retirada' : 'Enviar'
    case 'deliver':
      return frete.tipo === 'retirada' ? 'Marcar como retirado' : 'Marcar como entregue'
    case 'keep':
      return 'Desfazer devolução'
    case 'requestReturn':
      return 'Abrir devolução'
    case 'receiveReturn':
      return 'Receber devolução'
    case 'cancel':
      return 'Cancelar pedido'
    case 'edit':
      return 'Alterar pedido'
    case 'reportDefect':
      return 'Abrir defeito'
    case 'settleDefect':
      return 'Resolver defeito'
  }
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
