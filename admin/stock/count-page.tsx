import { Badge, Button, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import type { StockCountLine } from '#contract/catalog/stock.ts'
import { useSave } from '../components/form/use-save.ts'
import { askFirst } from '../components/page/ask-first.tsx'
import { EmptyState } from '../components/page/empty-state.tsx'
import { Page } from '../components/page/page.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { queryOf, useQuery } from '../components/table/search-params.ts'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'
import { CellNumber } from './cell-number.tsx'
import { COUNT_STATES } from './count-states.ts'
import { ScanField } from './scan-field.tsx'
import { goodsName, signed } from './words.ts'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = Number(params['id'])
  const [count, lines] = await Promise.all([
    api.stock.count({ id }),
    api.stock.countLines({ ...queryOf(request), id }),
  ])

  return { count, lines }
}

/** A stock count: codes are scanned, differences are shown, and applying it corrects the stock. */
export function Component() {
  const { count, lines } = useLoaderData<typeof loader>()
  const { params, change } = useQuery()
  const { revalidate } = useRevalidator()
  const may = useMay('estoque.movimentar')
  const open = count.situacao === 'aberto' && may

  return (
    <Page
      title={count.nome}
      badge={
        <Badge variant="light" color={COUNT_STATES[count.situacao].color}>
          {COUNT_STATES[count.situacao].label}
        </Badge>
      }
      back={{ to: '/estoque/contagens', label: 'Contagens' }}
      actions={open && <Actions id={count.id} linhas={count.linhas} diferencas={count.diferencas} />}
    >
      {open && <ScanField id={count.id} onRead={() => void revalidate()} />}
      <Text size="sm" c="gray.6" maw={720}>
        Conte tudo o que está na prateleira. O esperado é o que está à venda mais o que pedidos seguram e
        ainda não foi separado, pagos ou não. O que já foi separado fica fora da conta. O que for vendido até
        você aplicar continua vendido.
      </Text>
      <SegmentedControl
        aria-label="Mostrar"
        style={{ alignSelf: 'flex-start' }}
        data={[
          { value: 'todas', label: `Tudo (${count.linhas})` },
          { value: 'diferentes', label: `Diferenças (${count.diferencas})` },
        ]}
        value={params.get('filtro') ?? 'todas'}
        onChange={(filtro) => change({ filtro: filtro === 'todas' ? null : filtro })}
      />
      <DataTable
        label="O que foi contado"
        rows={lines.itens}
        total={lines.total}
        keyOf={({ idSku }) => idSku}
        columns={open ? [...COLUMNS, correctionColumn(count.id)] : [...COLUMNS, COUNTED]}
        empty={
          <EmptyState
            title={count.linhas === 0 ? 'Nada contado ainda' : 'Nenhuma diferença'}
            text={
              count.linhas === 0
                ? 'Passe o leitor na primeira peça. Cada leitura fica guardada: você pode parar e voltar depois.'
                : 'Tudo que foi contado confere com o estoque.'
            }
          />
        }
      />
    </Page>
  )
}

function Actions({ id, linhas, diferencas }: { id: number; linhas: number; diferencas: number }) {
  const { save, saving } = useSave()

  async function apply() {
    const sure = await askFirst({
      title: 'Levar as diferenças ao estoque?',
      text: `${linhas === 1 ? '1 SKU contado' : `${linhas} SKUs contados`}, ${diferencas} com diferença. Cada diferença vira um movimento, e a contagem se fecha.`,
      action: 'Aplicar',
    })
    if (sure) await save(() => api.stock.apply({ id }), 'Contagem aplicada ao estoque.')
  }

  async function discard() {
    const sure = await askFirst({
      title: 'Descartar esta contagem?',
      text: 'O que foi contado se perde; o estoque fica como está.',
      action: 'Descartar',
      danger: true,
    })
    if (sure) await save(() => api.stock.discard({ id }), 'Contagem descartada.')
  }

  return (
    <>
      <Button variant="subtle" color="red" onClick={discard} disabled={saving}>
        Descartar
      </Button>
      <Button onClick={apply} loading={saving} disabled={linhas === 0}>
        Aplicar ao estoque
      </Button>
    </>
  )
}

const COLUMNS: Column<StockCountLine>[] = [
  { title: 'Produto', cell: (line) => goodsName(line) },
  { title: 'SKU', wide: true, cell: ({ sku }) => sku },
  { title: 'Quem', wide: true, cell: ({ contadoPor }) => contadoPor },
  { title: 'Esperado', align: 'right', wide: true, cell: ({ esperado }) => esperado },
  {
    title: 'Diferença',
    align: 'right',
    cell: ({ contado, esperado }) =>
      contado === esperado ? '' : <strong>{signed(contado - esperado)}</strong>,
  },
]

const COUNTED: Column<StockCountLine> = {
  title: 'Contado',
  align: 'right',
  cell: ({ contado }) => contado,
}

function correctionColumn(id: number): Column<StockCountLine> {
  return {
    title: 'Contado',
    align: 'right',
    cell: (line) => <Correction key={`${line.idSku} ${line.contado}`} id={id} line={line} />,
  }
}

/** The counted quantity, editable; empty removes the SKU from the count. */
function Correction({ id, line }: { id: number; line: StockCountLine }) {
  const [value, setValue] = useState<number | null>(line.contado)
  const { save, saving } = useSave()

  async function leave() {
    if (value !== line.contado) await save(() => api.stock.correct({ id, idSku: line.idSku, contado: value }))
  }

  return (
    <CellNumber
      label={`Contado de ${line.sku}`}
      value={value}
      onChange={setValue}
      onLeave={() => void leave()}
      min={0}
      disabled={saving}
    />
  )
}
