import { Badge, Button, Group, SegmentedControl, Text } from '@mantine/core'
import { IconArrowsExchange, IconBarcode, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { StockLevel } from '#contract/catalog/stock.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { SearchField } from '../components/table/search-field.tsx'
import { queryOf, useQuery } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'
import { MinimumField } from './minimum-field.tsx'
import { MoveDialog } from './move-dialog.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  return api.stock.levels(queryOf(request))
}

const FILTERS = [
  { value: 'todos', label: 'Todos' },
  { value: 'baixo', label: 'Estoque baixo' },
  { value: 'esgotado', label: 'Esgotados' },
  { value: 'reservado', label: 'Com reserva' },
  { value: 'vencida', label: 'Previsão vencida' },
]

/** The stock of all SKUs, with a filter for low stock. */
export function Component() {
  const { itens, total } = useLoaderData<typeof loader>()
  const { params, change } = useQuery()
  const [chosen, setChosen] = useState<ReadonlySet<string | number>>(new Set())
  const [moving, setMoving] = useState(false)
  const may = useMay('estoque.movimentar')

  return (
    <Page title="Estoque" actions={<Actions chosen={chosen.size} onMove={() => setMoving(true)} />}>
      <Group>
        <SearchField label="Buscar por produto, SKU ou EAN" />
        <SegmentedControl
          aria-label="Mostrar"
          size="xs"
          style={{ maxWidth: '100%', overflowX: 'auto' }}
          data={FILTERS}
          value={params.get('filtro') ?? 'todos'}
          onChange={(filtro) => change({ filtro: filtro === 'todos' ? null : filtro })}
        />
      </Group>
      <DataTable
        label="Estoque"
        rows={itens}
        total={total}
        countedTo={MAX_COUNTED}
        keyOf={({ idSku }) => idSku}
        hrefOf={({ idSku }) => `/estoque/${idSku}`}
        columns={may ? [...COLUMNS, MINIMUM_FIELD] : [...COLUMNS, MINIMUM]}
        {...(may && { selection: { ids: chosen, onChange: setChosen } })}
        empty={
          <EmptyState
            title="Nada por aqui"
            text="Nenhum SKU combina com o que você procura. Tente outra palavra, ou mostre todos."
          />
        }
      />
      <MoveDialog
        opened={moving}
        levels={itens.filter(({ idSku }) => chosen.has(idSku))}
        onClose={() => {
          setMoving(false)
          setChosen(new Set())
        }}
      />
    </Page>
  )
}

function Actions({ chosen, onMove }: { chosen: number; onMove: () => void }) {
  return (
    <>
      <Button
        component={Link}
        to="/estoque/movimentos"
        variant="default"
        leftSection={<IconHistory size={16} aria-hidden />}
      >
        Movimentos
      </Button>
      <Button
        component={Link}
        to="/estoque/contagens"
        variant="default"
        leftSection={<IconBarcode size={16} aria-hidden />}
      >
        Contagens
      </Button>
      <Allowed permission="estoque.movimentar">
        <Button leftSection={<IconArrowsExchange size={16} aria-hidden />} onClick={onMove}>
          {chosen > 0 ? `Movimentar ${chosen}` : 'Movimentar'}
        </Button>
      </Allowed>
    </>
  )
}

const COLUMNS: Column<StockLevel>[] = [
  { title: 'Produto', ordem: 'produto', cell: (level) => <Goods level={level} /> },
  { title: 'SKU', ordem: 'sku', wide: true, cell: ({ sku }) => sku },
  {
    title: 'Reservado',
    align: 'right',
    wide: true,
    cell: ({ reservado }) => (reservado > 0 ? reservado : ''),
  },
  {
    title: 'Reposição',
    wide: true,
    cell: ({ previsaoReposicao }) => previsaoReposicao && formatDay(previsaoReposicao),
  },
  { title: 'À venda', ordem: 'estoque', align: 'right', cell: (level) => <Stock level={level} /> },
]

const MINIMUM: Column<StockLevel> = {
  title: 'Mínimo',
  align: 'right',
  wide: true,
  cell: ({ estoqueMinimo }) => estoqueMinimo ?? '',
}

const MINIMUM_FIELD: Column<StockLevel> = {
  title: 'Mínimo',
  align: 'right',
  wide: true,
  cell: (level) => <MinimumField key={`${level.idSku} ${level.estoqueMinimo}`} level={level} />,
}

function Goods({ level: { produto, variacao, situacao, kit } }: { level: StockLevel }) {
  return (
    <>
      {produto}{' '}
      {kit && (
        <Badge size="xs" variant="light">
          kit
        </Badge>
      )}
      {situacao === 'inativo' && (
        <Badge size="xs" variant="light" color="gray">
          fora da loja
        </Badge>
      )}
      <Text size="xs" c="gray.6" component="span" display="block">
        {variacao}
      </Text>
    </>
  )
}

function Stock({ level: { estoque, estoqueMinimo } }: { level: StockLevel }) {
  const low = estoque <= (estoqueMinimo ?? 0)

  return (
    <Text component="span" size="sm" {...(low && { fw: 600, c: 'red.9' })}>
      {estoque}
      {low && (estoque === 0 ? ' esgotado' : ' baixo')}
    </Text>
  )
}
