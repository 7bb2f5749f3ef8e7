import { Alert, Button, Group, Loader, Stack, Table, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSave } from '#admin/components/form/use-save.ts'
import { DARK_TITLE } from '#admin/components/page/dark-title.ts'
import { Dialog } from '#admin/components/page/dialog.tsx'
import { api } from '#admin/shell/api.ts'
import { failureOf } from '#admin/shell/failure.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { NotePreview, OrderNote } from '#contract/orders/fiscal/invoices.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { ProblemList } from './problem-list.tsx'

type IssueDialogProps = {
  order: AdminOrder
  /** A rejected one, to be sent again. */
  nota?: OrderNote
  onClose: () => void
}

/** Shows what the invoice of an order would say and what it lacks, and issues it. */
export function IssueDialog({ order: { id }, nota, onClose }: IssueDialogProps) {
  const [codigoMunicipio, setCodigoMunicipio] = useState('')
  const { preview, failure, look } = usePreview(id)
  const { save, saving, campos } = useSave()
  const lacksCity = preview?.problemas.some(({ campo }) => campo === 'codigoMunicipio') ?? false
  const isReturn = nota?.tipo === 'devolucao'
  const canIssue = isReturn || preview?.problemas.length === 0

  async function issue() {
    const { ok } = await save(
      () =>
        nota
          ? api.fiscal.retryNote({ nota: nota.id, codigoMunicipio })
          : api.fiscal.issueNote({ id, codigoMunicipio }),
      'A nota está a caminho da Sefaz.',
    )
    if (ok) onClose()
  }

  return (
    <Dialog onClose={onClose} title={nota ? 'Mandar a nota de novo' : 'Emitir nota fiscal'} size="lg">
      <Stack>
        {failure !== null && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        {!preview && failure === null && <Loader aria-label="Preparando a nota" />}
        {preview && !isReturn && <Summary {...preview} />}
        {preview && preview.problemas.length > 0 && !isReturn && (
          <Alert color="yellow" styles={DARK_TITLE} title="Falta para a nota sair">
            <ProblemList problemas={preview.problemas} />
          </Alert>
        )}
        {(lacksCity || codigoMunicipio !== '') && (
          <Group align="flex-end">
            <TextInput
              label="Código do município de quem comprou (IBGE)"
              inputMode="numeric"
              value={codigoMunicipio}
              onChange={(event) => setCodigoMunicipio(event.currentTarget.value.replace(/\D/g, ''))}
              error={campos['codigoMunicipio']}
              maxLength={7}
            />
            <Button
              variant="default"
              onClick={() => look(codigoMunicipio)}
              disabled={codigoMunicipio.length !== 7}
            >
              Conferir
            </Button>
          </Group>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Voltar
          </Button>
          <Button onClick={() => void issue()} loading={saving} disabled={!canIssue}>
            {nota ? 'Mandar de novo' : 'Emitir nota'}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function usePreview(id: string) {
  const [preview, setPreview] = useState<NotePreview | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [code, look] = useState('')

  useEffect(() => {
    let isCurrent = true
    setFailure(null)
    api.fiscal.previewNote({ id, codigoMunicipio: code }).then(
      (found) => isCurrent && setPreview(found),
      (error) => isCurrent && setFailure(failureOf(error).mensagem),
    )
    return () => {
      isCurrent = false
    }
  }, [id, code])

  return { preview, failure, look }
}

function Summary({ itens, totais }: NotePreview) {
  return (
    <>
      <Table.ScrollContainer minWidth={460}>
        <Table aria-label="Itens da nota">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Item</Table.Th>
              <Table.Th>NCM</Table.Th>
              <Table.Th>CFOP</Table.Th>
              <Table.Th>ICMS</Table.Th>
              <Table.Th ta="right">Valor</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {itens.map((item, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never move.
              <Table.Tr key={i}>
                <Table.Td>
                  {item.quantidade} × {item.descricao}
                </Table.Td>
                <Table.Td>{item.ncm || '–'}</Table.Td>
                <Table.Td>{item.cfop}</Table.Td>
                <Table.Td>{item.icms}</Table.Td>
                <Table.Td ta="right">{formatBRL(item.valor)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Text size="sm">
        Produtos {formatBRL(totais.produtos)}, desconto {formatBRL(totais.desconto)}, frete{' '}
        {formatBRL(totais.frete)}: total da nota <b>{formatBRL(totais.total)}</b>. O valor de cada item já tem
        sua parte do desconto e do frete.
      </Text>
    </>
  )
}
