import { Badge, Group, Stack, Text } from '@mantine/core'
import type { ImportDetail, ImportItem } from '#contract/panel/transfers.ts'
import { EmptyState } from '../components/page/empty-state.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { FilterSelect } from '../components/table/filter-select.tsx'

type ItemsProps = { importacao: ImportDetail; itens: { itens: ImportItem[]; total: number } }

/** The entries of an import file: field differences and result. */
export function ImportItems({ importacao: { comparacao, resultado }, itens }: ItemsProps) {
  const option = (value: string, nome: string, n: number) => ({
    value,
    label: `${nome} (${n.toLocaleString('pt-BR')})`,
  })

  return (
    <Stack gap="xs">
      <Group>
        <FilterSelect
          label="Mostrar"
          name="mostra"
          allLabel="Todas as linhas"
          options={[
            option('nova', 'Novos', comparacao.nova),
            option('alterada', 'Com mudanças', comparacao.alterada),
            option('igual', 'Iguais', comparacao.igual),
            option('ruim', 'Com problemas', comparacao.ruim),
            ...(resultado.mantida > 0 ? [option('mantida', 'Mudados depois', resultado.mantida)] : []),
          ]}
        />
      </Group>
      <DataTable
        label="O que o arquivo diz"
        rows={itens.itens}
        total={itens.total}
        columns={COLUMNS}
        keyOf={({ posicao }) => posicao}
        empty={<EmptyState title="Nada aqui" text="Nenhuma linha do arquivo é assim." />}
      />
    </Stack>
  )
}

const COMPARISON_NAMES: Record<ImportItem['comparacao'], string> = {
  nova: 'Novo',
  alterada: 'Muda',
  igual: 'Igual',
  ruim: 'Problema',
}

const RESULT_NAMES: Record<ImportItem['situacao'], string> = {
  pendente: '',
  feita: 'Feito',
  igual: '',
  ruim: '',
  desfeita: 'Desfeito',
  mantida: 'Ficou como está',
}

const COLUMNS: Column<ImportItem>[] = [
  { title: 'Linha', cell: ({ linha }) => linha, align: 'right' },
  { title: 'Item', cell: ({ chave }) => chave },
  {
    title: 'O que acontece',
    cell: ({ comparacao, situacao }) => (
      <Group gap={4}>
        <Badge variant="outline" color={comparacao === 'ruim' ? 'red.9' : 'gray.8'}>
          {COMPARISON_NAMES[comparacao]}
        </Badge>
        {RESULT_NAMES[situacao] && <Badge variant="outline">{RESULT_NAMES[situacao]}</Badge>}
      </Group>
    ),
  },
  { title: 'Campos', cell: (item) => <Differences {...item} /> },
]

/** Shows all differences: an omitted one could become public unseen. */
function Differences({ diferencas, problemas, avisos }: ImportItem) {
  return (
    <Stack gap={2}>
      {problemas.map(({ linha, motivo }) => (
        <Text key={`${linha}${motivo}`} size="sm" c="red.9">
          Linha {linha}: {motivo}
        </Text>
      ))}
      {avisos.map((aviso) => (
        <Text key={aviso} size="sm" fw={600}>
          {aviso}
        </Text>
      ))}
      {diferencas.map(({ campo, antes, depois }) => (
        <Text key={campo} size="sm" lineClamp={2}>
          {campo}: {antes !== '' && <del>{antes}</del>} {depois === '' ? 'vazio' : <ins>{depois}</ins>}
        </Text>
      ))}
    </Stack>
  )
}
