import { Group, NativeSelect, Table, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.css'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ImportKind, type ImportSummary, MAX_IMPORT_BYTES } from '#contract/panel/transfers.ts'
import { formatMoment } from '../components/date/format.ts'
import { useSave } from '../components/form/use-save.ts'
import { Section } from '../components/page/section.tsx'
import { oneOf } from '../components/table/one-of.ts'
import { api } from '../shell/api.ts'
import { useEntry } from '../shell/entry.ts'
import { IMPORTS, KIND_NAMES, SITUATION_NAMES } from './kinds.ts'

/** Uploads an import file, and lists the previous imports. */
export function ImportSection({ imports }: { imports: ImportSummary[] }) {
  const { permissoes } = useEntry().funcionario
  const kinds = ImportKind.options.filter((tipo) => permissoes.includes(IMPORTS[tipo].permission))
  const [tipo, setTipo] = useState<ImportKind>(kinds[0] ?? 'produtos')
  const { save, saving, campos } = useSave()
  const navigate = useNavigate()

  async function take([arquivo]: File[]) {
    if (!arquivo) return
    const outcome = await save(() => api.transfers.startImport({ tipo, arquivo }))
    if (outcome.ok) await navigate(`/importacoes/${outcome.result.id}`)
  }

  return (
    <Section
      title="Importar"
      text="Nada muda na loja antes de você ver as diferenças e confirmar. Depois, dá para desfazer por 30 dias."
    >
      <NativeSelect
        label="O que está no arquivo"
        value={tipo}
        onChange={(event) => setTipo(oneOf(kinds, event.currentTarget.value) ?? tipo)}
        data={kinds.map((kind) => ({ value: kind, label: KIND_NAMES[kind] }))}
        description={IMPORTS[tipo].text}
        inputWrapperOrder={['label', 'input', 'description']}
        maw={420}
      />
      <Dropzone
        onDrop={(files) => void take(files)}
        multiple={false}
        maxSize={MAX_IMPORT_BYTES}
        loading={saving}
        inputProps={{ 'aria-label': 'Arquivo para importar' }}
      >
        <Group justify="center" py="md" gap="sm">
          <IconFileSpreadsheet size={32} aria-hidden />
          <Text size="sm">
            Solte aqui um CSV ou XLSX, ou clique para escolher. Até 32 MB e 200.000 linhas.
          </Text>
        </Group>
      </Dropzone>
      {campos['arquivo'] && (
        <Text size="sm" c="red.9">
          {campos['arquivo']}
        </Text>
      )}
      {imports.length > 0 && (
        <Table.ScrollContainer minWidth={0} type="native" tabIndex={0}>
          <Table aria-label="Importações">
            <Table.Tbody>
              {imports.map(({ id, tipo: kind, arquivo, situacao, quem, criadaEm }) => (
                <Table.Tr key={id}>
                  <Table.Td>
                    <Link to={`/importacoes/${id}`}>{arquivo}</Link>
                  </Table.Td>
                  <Table.Td>{KIND_NAMES[kind]}</Table.Td>
                  <Table.Td>{SITUATION_NAMES[situacao]}</Table.Td>
                  <Table.Td visibleFrom="sm">
                    {quem}, {formatMoment(criadaEm)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Section>
  )
}
