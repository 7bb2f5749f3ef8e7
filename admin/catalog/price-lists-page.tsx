import { Button, Group, Modal, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import type { GroupPrice } from '#contract/catalog/price-lists.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { useSave } from '../components/form/use-save.ts'
import { SavedMoney } from '../components/number/saved-money.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { SearchField } from '../components/table/search-field.tsx'
import { queryOf, useQuery } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'
import { NewGroup } from './new-price-group.tsx'

export async function loader({ request }: LoaderFunctionArgs) {
  const { grupo, ...query } = queryOf(request)
  const { grupos } = await api.priceLists.groups()
  const idGrupo = grupos.find(({ id }) => String(id) === grupo)?.id ?? grupos[0]?.id ?? null
  const prices =
    idGrupo === null ? { itens: [], total: 0 } : await api.priceLists.prices({ ...query, idGrupo })

  return { grupos, idGrupo, ...prices }
}

/** The prices of each group of resellers. */
export function Component() {
  const { grupos, idGrupo, itens, total } = useLoaderData<typeof loader>()
  const { params, change } = useQuery()
  const may = useMay('catalogo.editar')

  return (
    <Page title="Tabelas de preços" actions={<NewGroup />}>
      {idGrupo === null ? (
        <EmptyState
          title="Nenhum grupo de revendedores"
          text="Crie um grupo, dê a ele os preços de quem compra para revender, e ponha nele os clientes aprovados."
        />
      ) : (
        <>
          <Group align="flex-end">
            <Select
              label="Grupo"
              data={grupos.map(({ id, nome }) => ({ value: String(id), label: nome }))}
              value={String(idGrupo)}
              onChange={(grupo) => change({ grupo })}
              allowDeselect={false}
            />
            <SearchField label="Buscar por produto, SKU ou EAN" />
            <SegmentedControl
              aria-label="Mostrar"
              data={[
                { value: 'todos', label: 'Todos' },
                { value: 'proprio', label: 'Com preço do grupo' },
              ]}
              value={params.get('filtro') ?? 'todos'}
              onChange={(filtro) => change({ filtro: filtro === 'todos' ? null : filtro })}
            />
            {may && <FillWithDiscount idGrupo={idGrupo} busca={params.get('busca') ?? ''} />}
          </Group>
          <DataTable
            label="Preços do grupo"
            rows={itens}
            total={total}
            countedTo={MAX_COUNTED}
            keyOf={({ idSku }) => idSku}
            columns={[...COLUMNS, priceColumn(idGrupo, may)]}
            empty={<EmptyState title="Nenhum preço aqui" text="Tente outra busca, ou mostre todos." />}
          />
        </>
      )}
    </Page>
  )
}

const COLUMNS: Column<GroupPrice>[] = [
  {
    title: 'Produto',
    cell: ({ produto, variacao }) => (
      <>
        {produto}
        <Text size="xs" c="gray.6">
          {variacao}
        </Text>
      </>
    ),
  },
  { title: 'SKU', wide: true, cell: ({ sku }) => sku },
  { title: 'Na loja', align: 'right', cell: ({ precoPor }) => formatBRL(precoPor) },
]

function priceColumn(idGrupo: number, may: boolean): Column<GroupPrice> {
  return {
    title: 'Para o grupo',
    align: 'right',
    cell: (price) =>
      may ? (
        <PriceField key={`${idGrupo} ${price.idSku}`} idGrupo={idGrupo} price={price} />
      ) : (
        price.precoGrupo !== null && formatBRL(price.precoGrupo)
      ),
  }
}

/** Saved on blur; an empty field means the shop's regular price. */
function PriceField({ idGrupo, price }: { idGrupo: number; price: GroupPrice }) {
  const { idSku, sku, precoGrupo } = price
  const { save, saving } = useSave()
  const [refused, setRefused] = useState('')

  async function change(depois: number | null) {
    const outcome = await save(() =>
      api.priceLists.change({ idGrupo, itens: [{ idSku, antes: precoGrupo, depois }] }),
    )
    if (!outcome.ok) return false
    const [refusal] = outcome.result.recusados
    setRefused(refusal?.mensagem ?? '')

    return refusal === undefined
  }

  return (
    <SavedMoney
      aria-label={`Preço de ${sku} para o grupo`}
      value={precoGrupo}
      onSave={change}
      disabled={saving}
      error={refused}
      size="xs"
      w={120}
      ml="auto"
    />
  )
}

function FillWithDiscount({ idGrupo, busca }: { idGrupo: number; busca: string }) {
  const [opened, setOpened] = useState(false)
  const [percentual, setPercentual] = useState(20)
  const { save, saving } = useSave()

  async function fill() {
    const outcome = await save(
      () => api.priceLists.discount({ idGrupo, percentual, busca }),
      'Tabela preenchida.',
    )
    if (outcome.ok) setOpened(false)
  }

  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Preencher com desconto
      </Button>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Preencher com desconto">
        <Stack>
          <Text size="sm">
            {busca === ''
              ? 'Todos os produtos da loja ganham, para este grupo, o preço da loja menos:'
              : `O que a busca “${busca}” encontra ganha, para este grupo, o preço da loja menos:`}
          </Text>
          <RequiredNumber
            label="Desconto"
            value={percentual}
            onChange={setPercentual}
            min={1}
            max={90}
            suffix="%"
            allowDecimal={false}
          />
          <Group justify="flex-end">
            <Button onClick={fill} loading={saving}>
              Preencher
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
