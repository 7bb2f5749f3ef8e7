import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ProductLine } from '#contract/catalog/products.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatDay } from '../components/date/format.ts'
import { Allowed } from '../components/page/allowed.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { SearchField } from '../components/table/search-field.tsx'
import { queryOf, useQuery } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { BulkStatus } from './bulk-status.tsx'
import { ProductName } from './product-name.tsx'
import { ProductState } from './product-state.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const [list, choices] = await Promise.all([
    // The one edge where the address is taken for a query; the server checks it.
    api.products.list(queryOf(request) as Parameters<typeof api.products.list>[0]),
    api.products.choices(),
  ])

  return { list, choices }
}

/** All products, in and out of the shop. */
export function Component() {
  const { list, choices } = useLoaderData<typeof loader>()
  const [ids, setIds] = useState<ReadonlySet<string | number>>(new Set())
  const { params } = useQuery()
  const filtered = [...params.keys()].some((name) => name !== 'ordem' && name !== 'pagina')

  return (
    <Page
      titulo="Produtos"
      acoes={
        <Allowed para="catalogo.editar">
          <Button component={Link} to="/produtos/fichas" variant="subtle">
            Modelos de ficha
          </Button>
          <Button component={Link} to="/produtos/novo" leftSection={<IconPlus size={16} />}>
            Novo produto
          </Button>
        </Allowed>
      }
    >
      <Stack gap="sm">
        <Group gap="xs" align="flex-end">
          <SearchField rotulo="Nome, marca, SKU ou EAN" />
          <Filter
            name="categoria"
            rotulo="Categoria"
            data={choices.categorias.map(({ caminho, nome }) => ({ value: caminho, label: nome }))}
          />
          <Filter
            name="marca"
            rotulo="Marca"
            data={choices.marcas.map(({ slug, nome }) => ({ value: slug, label: nome }))}
          />
          <Filter name="situacao" rotulo="Situação" data={STATES} />
          <Filter name="estoque" rotulo="Estoque" data={STOCKS} />
          <Filter name="imagem" rotulo="Imagens" data={[{ value: 'sem', label: 'Sem imagem' }]} />
        </Group>
        {ids.size > 0 && <BulkStatus ids={[...ids].map(Number)} onDone={() => setIds(new Set())} />}
        <DataTable
          rotulo="Produtos"
          linhas={list.itens}
          total={list.total}
          colunas={COLUMNS}
          chave={({ id }) => id}
          abrir={({ id }) => `/produtos/${id}`}
          selecao={{ ids, mudar: setIds }}
          vazio={<NoProducts filtered={filtered} />}
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
  { titulo: 'Produto', ordem: 'nome', celula: (line) => <ProductName line={line} /> },
  { titulo: 'Categoria', largo: true, celula: ({ categoria }) => categoria },
  { titulo: 'Situação', largo: true, celula: (line) => <ProductState product={line} /> },
  { titulo: 'Preço', ordem: 'preco', alinhar: 'right', celula: (line) => <Price line={line} /> },
  { titulo: 'Estoque', ordem: 'estoque', alinhar: 'right', celula: (line) => <Stock line={line} /> },
  {
    titulo: 'Vendidos em 90 dias',
    ordem: 'vendas',
    alinhar: 'right',
    largo: 'muito',
    celula: ({ vendas }) => vendas.toLocaleString('pt-BR'),
  },
  {
    titulo: 'Alterado',
    ordem: 'alterado',
    alinhar: 'right',
    largo: 'muito',
    celula: (line) => formatDay(line.alteradoEm),
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

function Stock({ line: { estoque } }: { line: ProductLine }) {
  return (
    <Text component="span" size="sm" c={estoque === 0 ? 'red.8' : 'inherit'}>
      {estoque.toLocaleString('pt-BR')}
    </Text>
  )
}

type FilterProps = { name: string; rotulo: string; data: { value: string; label: string }[] }

/** One filter of the list, kept in the address. */
function Filter({ name, rotulo, data }: FilterProps) {
  const { params, change } = useQuery()

  return (
    <Select
      aria-label={rotulo}
      placeholder={rotulo}
      data={data}
      value={params.get(name)}
      onChange={(value) => change({ [name]: value })}
      clearable
      clearButtonProps={{ 'aria-label': `Tirar o filtro ${rotulo}` }}
      searchable={data.length > 8}
      limit={100}
      w={{ base: '100%', xs: 160 }}
    />
  )
}

function NoProducts({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      titulo="Nada por aqui"
      texto="Nenhum produto combina com esta busca. Tire um filtro ou tente outra palavra."
    />
  ) : (
    <EmptyState
      titulo="Sua loja ainda não tem produtos"
      texto="Cadastre o primeiro, ou traga muitos de uma vez por uma planilha."
    >
      <Allowed para="catalogo.editar">
        <Button component={Link} to="/produtos/novo">
          Novo produto
        </Button>
      </Allowed>
    </EmptyState>
  )
}
