import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Section } from '#admin/components/page/section.tsx'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { OrderNotes } from '#contract/orders/fiscal/invoices.ts'
import { AttachDialog } from './attach-dialog.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { NoteCard } from './note-card.tsx'
import { ReturnDialog } from './return-dialog.tsx'
import { useSettledNotes } from './use-settled-notes.ts'

type Open = 'attach' | 'issue' | 'return' | null

/** The invoices of an order: those that the shop issues, or the one of another system, and its data for that. */
export function InvoiceSection({ order, notes }: { order: AdminOrder; notes: OrderNotes }) {
  const { id, notaFiscal } = order
  const { notas, emitivel, devolvivel } = notes
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  useSettledNotes(notas)
  const isElsewhere = notaFiscal !== null && !notaFiscal.arquivos
  const isOurs = notas.some(
    ({ tipo, ambiente, situacao }) =>
      tipo === 'venda' && ambiente === 'producao' && situacao !== 'cancelada' && situacao !== 'denegada',
  )

  return (
    <Section title="Nota fiscal">
      {notas.map((nota) => (
        <NoteCard key={nota.id} nota={nota} order={order} />
      ))}
      {isElsewhere && <AttachedNote {...notaFiscal} />}
      {notas.length === 0 && !isElsewhere && (
        <Text size="sm" c="gray.6">
          Ainda sem nota.
        </Text>
      )}
      <Group gap="xs">
        {emitivel && (
          <Allowed permission="pedidos.expedir">
            <Button size="xs" onClick={() => setOpen('issue')}>
              Emitir nota
            </Button>
          </Allowed>
        )}
        {devolvivel && (
          <Allowed permission="pedidos.editar">
            <Button size="xs" variant="default" onClick={() => setOpen('return')}>
              Nota de devolução
            </Button>
          </Allowed>
        )}
        {!isOurs && (
          <Allowed permission="pedidos.expedir">
            <Button size="xs" variant="default" onClick={() => setOpen('attach')}>
              {isElsewhere ? 'Trocar nota' : 'Anexar nota'}
            </Button>
          </Allowed>
        )}
        {order.numeroAntigo === null && (
          <Allowed permission="clientes.ver">
            <Button
              size="xs"
              variant="default"
              component="a"
              href={`/v2/admin/orders/${id}/invoice-data`}
              download={`pedido-${order.numero}-nfe.json`}
            >
              Dados para a NF-e
            </Button>
          </Allowed>
        )}
      </Group>
      {open === 'issue' && <IssueDialog order={order} onClose={close} />}
      {open === 'return' && <ReturnDialog order={order} notas={notas} onClose={close} />}
      {open === 'attach' && <AttachDialog order={order} onClose={close} />}
    </Section>
  )
}

function AttachedNote({ numero, chave, url }: NonNullable<AdminOrder['notaFiscal']>) {
  return (
    <Stack gap={0}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        NF-e {numero}
        {chave !== '' && ` · chave ${chave}`}
      </Text>
      {url !== '' && (
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
          Ver a nota
        </Anchor>
      )}
    </Stack>
  )
}
