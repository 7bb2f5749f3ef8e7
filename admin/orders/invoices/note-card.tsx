import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { formatMoment } from '#admin/components/date/format.ts'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { api } from '#admin/shell/api.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { OrderNote } from '#contract/orders/fiscal/invoices.ts'
import { EventDialog } from './event-dialog.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { FILE_NAMES, NOTE_SITUATIONS, waitingText } from './note-words.ts'
import { ProblemList } from './problem-list.tsx'

type Open = 'cancel' | 'correct' | 'retry' | null

/** An invoice that the shop issued or is issuing: how it stands, its files, and what can be done. */
export function NoteCard({ nota, order }: { nota: OrderNote; order: AdminOrder }) {
  const { situacao, tipo, numero, chave, ambiente, problemas, codigo, mensagem, cartas, justificativa } = nota
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const waiting = waitingText(nota)
  const { nome, color } = NOTE_SITUATIONS[situacao]

  return (
    <Stack gap="xs" pb="xs" style={{ overflowWrap: 'anywhere' }}>
      <Group gap="xs">
        <Text size="sm" fw={500}>
          {tipo === 'devolucao' ? 'Devolução' : 'NF-e'}
          {numero !== null && ` ${numero}`}
        </Text>
        <Badge color={color} variant="light" c={color === 'gray' ? 'gray.8' : `${color}.9`}>
          {nome}
        </Badge>
        {ambiente === 'homologacao' && <Badge variant="default">Sem valor fiscal</Badge>}
      </Group>
      {chave !== null && (
        <Text size="xs" c="gray.6">
          Chave {chave}
        </Text>
      )}
      {waiting !== null && (
        <Text size="sm" role="status">
          {waiting}
        </Text>
      )}
      {problemas.length > 0 && <ProblemList problemas={problemas} />}
      {situacao !== 'autorizada' && situacao !== 'cancelada' && mensagem !== '' && (
        <Text size="xs" c="gray.6">
          {codigo !== '' && `${codigo}: `}
          {mensagem}
        </Text>
      )}
      {cartas.map((carta) => (
        <Text key={carta.numero} size="xs" c="gray.6">
          Correção {carta.numero}, {formatMoment(carta.em)}: {carta.texto}
        </Text>
      ))}
      {justificativa !== null && (
        <Text size="xs" c="gray.6">
          Cancelada: {justificativa}
        </Text>
      )}
      <Files nota={nota} />
      <Actions nota={nota} onOpen={setOpen} />
      {open === 'retry' && <IssueDialog order={order} nota={nota} onClose={close} />}
      {(open === 'cancel' || open === 'correct') && <EventDialog kind={open} nota={nota} onClose={close} />}
    </Stack>
  )
}

function Files({ nota: { id, arquivos } }: { nota: OrderNote }) {
  if (arquivos.length === 0) return null

  return (
    <Allowed permission="notas.baixar">
      <Group gap="xs">
        {arquivos.map((arquivo) => (
          <Button
            key={arquivo}
            size="compact-xs"
            variant="default"
            component="a"
            href={`/v2/admin/invoices/${id}/files/${arquivo}`}
            download=""
          >
            {FILE_NAMES[arquivo]}
          </Button>
        ))}
      </Group>
    </Allowed>
  )
}

function Actions({ nota, onOpen }: { nota: OrderNote; onOpen: (open: Open) => void }) {
  const { id, situacao, tipo, ambiente, arquivos } = nota
  const { save, saving } = useSave()
  const isMailed = tipo === 'venda' && ambiente === 'producao' && arquivos.includes('danfe')

  if (situacao === 'rejeitada')
    return (
      <Allowed permission="pedidos.expedir">
        <Group>
          <Button size="xs" onClick={() => onOpen('retry')}>
            Mandar de novo
          </Button>
        </Group>
      </Allowed>
    )
  if (situacao !== 'autorizada') return null

  return (
    <Group gap="xs">
      <Allowed permission="pedidos.expedir">
        <Button size="xs" variant="default" onClick={() => onOpen('correct')}>
          Corrigir
        </Button>
      </Allowed>
      <Allowed permission="pedidos.editar">
        {isMailed && (
          <Button
            size="xs"
            variant="default"
            loading={saving}
            onClick={() =>
              void save(() => api.fiscal.mailNote({ nota: id }), 'A nota vai por e-mail de novo.')
            }
          >
            Reenviar
          </Button>
        )}
        <Button size="xs" variant="subtle" color="red" c="red.9" onClick={() => onOpen('cancel')}>
          Cancelar
        </Button>
      </Allowed>
    </Group>
  )
}
