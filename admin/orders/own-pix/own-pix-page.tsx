import { Alert, Anchor, Button, Group, SegmentedControl, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatMoment } from '#admin/components/date/format.ts'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { type Column, DataTable } from '#admin/components/table/data-table.tsx'
import { oneOf } from '#admin/components/table/one-of.ts'
import { SearchField } from '#admin/components/table/search-field.tsx'
import { queryOf, useQuery } from '#admin/components/table/search-params.ts'
import { api } from '#admin/shell/api.ts'
import type { OwnPixCharge } from '#contract/orders/own-pix.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { chargePath } from './charge-path.ts'
import { ConfirmPixDialog } from './confirm-pix-dialog.tsx'
import { OwnPixReturns } from './own-pix-returns.tsx'
import { UndoPixDialog } from './undo-pix-dialog.tsx'

const STATES = ['aguardando', 'encerrados', 'conferidos'] as const

export async function loader({ request }: LoaderFunctionArgs) {
  const { estado = '', ...query } = queryOf(request)
  const shown = oneOf(STATES, estado) ?? 'aguardando'
  const [charges, returns] = await Promise.all([
    api.ownPix.list({ ...query, estado: shown }),
    api.ownPix.returns({}),
  ])

  return { ...charges, estado: shown, returns }
}

/** The Pix by the store's own key: those to look for in the account, and those that were confirmed. */
export function Component() {
  const { itens, total, estado, returns } = useLoaderData<typeof loader>()
  const { change } = useQuery()
  const [confirming, setConfirming] = useState<OwnPixCharge | null>(null)
  const [undoing, setUndoing] = useState<OwnPixCharge | null>(null)

  return (
    <Page
      title="Pix a conferir"
      actions={
        <Button
          component={Link}
          to="/pix/extrato"
          variant="default"
          leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        >
          Conferir pelo extrato
        </Button>
      }
    >
      <Alert color="red.9" variant="outline" title="Comprovante não é dinheiro">
        Imagens e PDFs de comprovante se falsificam em segundos, e um Pix agendado pode ser cancelado. Confira
        sempre na conta da loja, pelo aplicativo do banco: o valor, o nome de quem pagou e, se o banco mostra,
        o identificador.
      </Alert>
      {returns.total > 0 && <OwnPixReturns returns={returns.itens} total={returns.total} />}
      <Group align="flex-end">
        <SegmentedControl
          aria-label="Mostrar"
          data={[
            { value: 'aguardando', label: 'A conferir' },
            { value: 'encerrados', label: 'Encerrados' },
            { value: 'conferidos', label: 'Conferidos' },
          ]}
          value={estado}
          onChange={(value) => change({ estado: value === 'aguardando' ? null : value })}
        />
        <SearchField label="Buscar por identificador, pedido ou comprador" />
      </Group>
      <DataTable
        label="Pix pela chave da loja"
        rows={itens}
        total={total}
        keyOf={({ idPagamento }) => idPagamento}
        columns={columnsOf(setConfirming, setUndoing)}
        empty={<EmptyState {...EMPTY[estado]} />}
      />
      {confirming && <ConfirmPixDialog charge={confirming} onClose={() => setConfirming(null)} />}
      {undoing && <UndoPixDialog charge={undoing} onClose={() => setUndoing(null)} />}
    </Page>
  )
}

type Choose = (charge: OwnPixCharge) => void

function columnsOf(confirm: Choose, undo: Choose): Column<OwnPixCharge>[] {
  return [
    {
      title: 'Pedido',
      cell: ({ idPedido, descricao, nome }) => (
        <>
          <Anchor component={Link} to={chargePath({ idPedido, descricao })} size="sm">
            {descricao}
          </Anchor>
          <Text size="xs" c="gray.6">
            {nome}
          </Text>
        </>
      ),
    },
    { title: 'Valor', align: 'right', cell: ({ valor }) => formatBRL(valor) },
    { title: 'Identificador (txid)', wide: true, cell: ({ txid }) => <code>{txid}</code> },
    { title: 'Desde', wide: true, cell: ({ criadaEm }) => formatMoment(criadaEm) },
    { title: 'Situação', wide: 'very', cell: situationText },
    {
      title: 'Ação',
      align: 'right',
      cell: (charge) => <ChargeAction charge={charge} confirm={confirm} undo={undo} />,
    },
  ]
}

function ChargeAction({ charge, confirm, undo }: { charge: OwnPixCharge; confirm: Choose; undo: Choose }) {
  const { descricao, recebimentos } = charge
  if (recebimentos.length === 0)
    return (
      <Button
        size="xs"
        variant="default"
        onClick={() => confirm(charge)}
        aria-label={`Conferir ${descricao}`}
      >
        Conferir
      </Button>
    )

  return recebimentos.some(({ desfaz }) => desfaz) ? (
    <Button size="xs" variant="subtle" onClick={() => undo(charge)} aria-label={`Desfazer ${descricao}`}>
      Desfazer
    </Button>
  ) : null
}

function situationText({ situacao, expiraEm, recebimentos }: OwnPixCharge): string {
  const [receipt] = recebimentos
  if (receipt)
    return `${receipt.extrato ? 'Pelo extrato' : 'Na conta'}, por ${receipt.quem}, ${formatMoment(receipt.conferidoEm)}`
  if (situacao === 'pendente') return `Espera até ${formatMoment(expiraEm)}`

  return situacao === 'cancelado' ? 'Cancelado' : 'Prazo encerrado'
}

const EMPTY = {
  aguardando: {
    title: 'Nenhum Pix esperando',
    text: 'Aqui aparecem os pedidos com Pix direto na chave da loja, sem intermediário. Ligue esta forma em Configurações › Pagamentos.',
  },
  encerrados: {
    title: 'Nenhum Pix encerrado',
    text: 'Aqui ficam os que passaram do prazo. Se o dinheiro chegar depois, confira assim mesmo: o pedido reabre, se ainda houver estoque.',
  },
  conferidos: { title: 'Nenhum Pix conferido', text: 'O que você conferir fica aqui, com quem e quando.' },
}
