import { Anchor, Button, Group, Loader, NativeSelect, SegmentedControl, Table, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { ExportSummary } from '#contract/panel/transfers.ts'
import { MAX_XLSX_LINES } from '#domain/import/csv/max-xlsx-lines.ts'
import { formatMoment } from '../components/date/format.ts'
import { useSave } from '../components/form/use-save.ts'
import { Section } from '../components/page/section.tsx'
import { oneOf } from '../components/table/one-of.ts'
import { api } from '../shell/api.ts'
import { useMay } from '../shell/entry.ts'
import { KIND_NAMES } from './kinds.ts'

const CATALOGUE = ['produtos', 'estoque', 'precos', 'fretes', 'redirecionamentos'] as const
const PERSONAL = ['clientes', 'pedidos'] as const

/** Creates export files of the store's data, and lists them for download. */
export function ExportSection({ exports }: { exports: ExportSummary[] }) {
  const mayPersonal = useMay('dados.exportar')
  const kinds: ExportSummary['tipo'][] = mayPersonal ? [...CATALOGUE, ...PERSONAL] : [...CATALOGUE]
  const [tipo, setTipo] = useState<ExportSummary['tipo']>('produtos')
  const [formato, setFormato] = useState<ExportSummary['formato']>('csv')
  const { save, saving } = useSave()

  async function start() {
    const personal = oneOf(PERSONAL, tipo)
    const catalogue = oneOf(CATALOGUE, tipo)
    if (personal) await save(() => api.transfers.exportPersonal({ tipo: personal, formato }))
    else if (catalogue) await save(() => api.transfers.exportCatalogue({ tipo: catalogue, formato }))
  }

  return (
    <Section
      title="Exportar"
      text="O arquivo é feito em segundo plano e fica aqui por um dia. Importado de volta, não muda nada."
    >
      <Group align="flex-end" gap="xs">
        <NativeSelect
          label="O que exportar"
          value={tipo}
          onChange={(event) => setTipo(oneOf(kinds, event.currentTarget.value) ?? tipo)}
          data={kinds.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))}
        />
        <SegmentedControl
          aria-label="Formato"
          value={formato}
          onChange={(value) => setFormato(value === 'xlsx' ? 'xlsx' : 'csv')}
          data={[
            { value: 'csv', label: 'CSV' },
            { value: 'xlsx', label: 'XLSX' },
          ]}
        />
        <Button onClick={() => void start()} loading={saving}>
          Exportar
        </Button>
      </Group>
      {formato === 'xlsx' && (
        <Text size="sm" role="status">
          Até {MAX_XLSX_LINES.toLocaleString('pt-BR')} linhas. O que passa disso sai em CSV, que o Excel
          também abre.
        </Text>
      )}
      {exports.length > 0 && (
        <Table aria-label="Exportações">
          <Table.Tbody>
            {exports.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>{KIND_NAMES[one.tipo]}</Table.Td>
                <Table.Td visibleFrom="sm">
                  {one.quem}, {formatMoment(one.criadaEm)}
                </Table.Td>
                <Table.Td ta="right">{one.linhas.toLocaleString('pt-BR')} linhas</Table.Td>
                <Table.Td ta="right">
                  <ExportFile {...one} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Section>
  )
}

function ExportFile({ id, situacao, formato }: ExportSummary) {
  if (situacao === 'fazendo') return <Loader size="xs" aria-label="Fazendo o arquivo" />
  if (situacao === 'falhou')
    return (
      <Text size="sm" c="red.9">
        Não deu certo. Exporte de novo.
      </Text>
    )

  return (
    <Anchor href={`/v2/admin/exports/${id}/file`} download size="sm">
      <IconDownload size={14} aria-hidden /> Baixar {formato.toUpperCase()}
    </Anchor>
  )
}
