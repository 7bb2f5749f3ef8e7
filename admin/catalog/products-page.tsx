import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ProductLine } from '#contract/catalog/products.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { SearchField } from '../components/table/search-field.tsx'
import { queryOf, useQuery } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { BulkStatus } from './bulk-status.tsx'
import { ExampleProducts, LoadExamples } from './example-products.tsx'
import { ProductName } from './product-name.tsx'
import { ProductState } from './product-state.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const [list, choices, examples] = await Promise.all([
    // The only place that trusts the address to be a query; the server validates it.
    api.products.list(queryOf(request) as Parameters<typeof api.products.list>[0]),
    api.products.choices(),
    api.examples.get(),
  ])

  return { list, choices, examples }
}

/** All products, published or not. */
export function Component() {
  const { list, choices, examples } = useLoaderData<typeof loader>()
  const [ids, setIds] = useState<ReadonlySet<string | number>>(new Set())
  const { params } = useQuery()
  const filtered = [...params.keys()].some((name) => name !== 'ordem' && name !== 'pagina')

  return (
    <Page
      title="Produtos"
      actions={
        <Allowed permission="catalogo.editar">
          <Button component={Link} to="/produtos/fichas" variant="subtle">
            Modelos de ficha
          </Button>
          <Button component={Link} to="/produtos/criterios" variant="subtle">
            Critérios das avaliações
          </Button>
          <Button component={Link} to="/produtos/novo" leftSection={<IconPlus size={16} />}>
            Novo produto
          </Button>
        </Allowed>
      }
    >
      <Stack gap="sm">
        <ExampleProducts examples={examples} />
        <Group gap="xs" align="flex-end">
          <SearchField label="Nome, marca, SKU ou EAN" />
          <Filter
            name="categoria"
            label="Categoria"
            data={choices.categorias.map(({ caminho, nome }) => ({ value: caminho, label: nome }))}
          />
          <Filter
            name="marca"
            label="Marca"
            data={choices.marcas.map(({ slug, nome }) => ({ value: slug, label: nome }))}
          />
          <Filter name="situacao" label="Situação" data={STATES} />
          <Filter name="estoque" label="Estoque" data={STOCKS} />
          <Filter name="imagem" label="Imagens" data={[{ value: 'sem', label: 'Sem imagem' }]} />
        </Group>
        {ids.size > 0 && <BulkStatus ids={[...ids].map(Number)} onDone={() => setIds(new Set())} />}
        <DataTable
          label="Produtos"
          rows={list.itens}
          total={list.total}
          countedTo={MAX_COUNTED}
          columns={COLUMNS}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/produtos/${id}`}
          selection={{ ids, onChange: setIds }}
          empty={<NoProducts filtered={filtered} canLoad={examples.podeCarregar} />}
        />
      </Stack>
    </Page>
  )
}

const STATES = [
  { value: 'disponivel', label: 'À venda' },
  { value: 'sobConsulta', label: 'Sob consulta' },
  { value: 'inativo', label: 'Fora da loja' },
]

const STOCKS = [
  { value: 'com', label: 'Com estoque' },
  { value: 'ultimas', label: 'Últimas unidades' },
  { value: 'sem', label: 'Sem estoque' },
]

const COLUMNS: Column<ProductLine>[] = [
  { title: 'Produto', ordem: 'nome', cell: (line) => <ProductName line={line} /> },
  { title: 'Categoria', wide: true, cell: ({ categoria }) => categoria },
  { title: 'Situação', wide: true, cell: (line) => <ProductState product={line} /> },
  { title: 'Preço', ordem: 'preco', align: 'right', cell: (line) => <Price line={line} /> },
  { title: 'Estoque', ordem: 'estoque', align: 'right', cell: (line) => <Stock line={line} /> },
  {
    title: 'Vendidos em 90 dias',
    ordem: 'vendas',
    align: 'right',
    wide: 'very',
    cell: ({ vendas }) => vendas.toLocaleString('pt-BR'),
  },
  {
    title: 'Alterado',
    ordem: 'alterado',
    align: 'right',
    wide: 'very',
    cell: (line) => formatShortDate(line.alteradoEm),
  },
]

function Price({ line: { precoMinimo, precoMaximo } }: { line: ProductLine }) {
  return (
    <Text component="span" size="sm" style={{ whiteSpace: 'nowrap' }}>
      {precoMinimo < precoMaximo && 'de '}
      {formatBRL(precoMinimo)}
    </Text>
  )
}

function Stock({ line: { estoque, esperando } }: { line: ProductLine }) {
  return (
    <Text component="span" size="sm" c={estoque === 0 ? 'red.8' : 'inherit'}>
      {estoque.toLocaleString('pt-BR')}
      {esperando > 0 && (
        <Text component="span" size="xs" c="gray.6" display="block">
          {esperando === 1 ? '1 na fila' : `${esperando.toLocaleString('pt-BR')} na fila`}
        </Text>
      )}
    </Text>
  )
}

type FilterProps = { name: string; label: string; data: { value: string; label: string }[] }

/** A filter of the list, stored in the address. */
function Filter({ name, label, data }: FilterProps) {
  const { params, change } = useQuery()

  return (
    <Select
      aria-label={label}
      placeholder={label}
      data={data}
      value={params.get(name)}
      onChange={(value) => change({ [name]: value })}
      clearable
      clearButtonProps={{ 'aria-label': `Tirar o filtro ${label}` }}
      searchable={data.length > 8}
      limit={100}
      w={{ base: '100%', xs: 160 }}
    />
  )
}

function NoProducts({ filtered, canLoad }: { filtered: boolean; canLoad: boolean }) {
  return filtered ? (
    <EmptyState
      title="Nada por aqui"
      text="Nenhum produto combina com esta busca. Tire um filtro ou tente outra palavra."
    />
  ) : (
    <EmptyState
      title="Sua loja ainda não tem produtos"
      text="Cadastre o primeiro, traga muitos de uma vez da Nuvemshop, da Shopify, do WooCommerce ou de uma planilha, ou veja antes como a loja fica."
    >
      <Allowed permission="catalogo.editar">
        <Group justify="center">
          <Button component={Link} to="/produtos/novo">
            Novo produto
          </Button>
          <Button component={Link} to="/importacoes" variant="default">
            Importar
          </Button>
          {canLoad && <LoadExamples />}
        </Group>
      </Allowed>
    </EmptyState>
  )
}
