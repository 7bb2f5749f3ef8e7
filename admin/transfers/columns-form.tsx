import { Button, Group, NativeSelect, Table, Text } from '@mantine/core'
import { useState } from 'react'
import type { ImportDetail } from '#contract/admin/transfers.ts'
import { api } from '../api.ts'
import { Section } from '../parts/section.tsx'
import { useSave } from '../parts/use-save.ts'

/** What is kept under the column's own name. */
const OWN_NAME = '*'

/** Says what each column of a file is; guessed from its name, and remembered for the next one. */
export function ColumnsForm({ importacao }: { importacao: ImportDetail }) {
  const { id, tipo, situacao, colunas, campos } = importacao
  const [said, setSaid] = useState(colunas.map(({ campo }) => campo ?? ''))
  const { save, saving, campos: problems } = useSave()
  const options = [
    { value: '', label: 'Deixar de fora' },
    ...(tipo === 'produtos' ? [{ value: OWN_NAME, label: 'Ficha técnica, com o nome da coluna' }] : []),
    ...campos.map(({ campo, nome, obrigatorio }) => ({
      value: campo,
      label: obrigatorio ? `${nome} (obrigatório)` : nome,
    })),
  ]
  const again = situacao !== 'lida'
  const unchanged = again && said.every((campo, i) => campo === (colunas[i]?.campo ?? ''))

  return (
    <Section titulo="Colunas" texto="O que você disser fica guardado para o próximo arquivo deste tipo.">
      <Table.ScrollContainer minWidth={0} mah={360} type="native">
        <Table aria-label="Colunas do arquivo">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>No arquivo</Table.Th>
              <Table.Th visibleFrom="sm">Por exemplo</Table.Th>
              <Table.Th>É</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {colunas.map(({ coluna, exemplo }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name that is theirs alone.
              <Table.Tr key={i}>
                <Table.Td>{coluna || `Coluna ${i + 1}`}</Table.Td>
                <Table.Td visibleFrom="sm" maw={240}>
                  <Text size="sm" truncate>
                    {exemplo}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <NativeSelect
                    aria-label={`O que é a coluna ${coluna || i + 1}`}
                    value={said[i] ?? ''}
                    onChange={(event) => setSaid(said.with(i, event.currentTarget.value))}
                    data={options}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {problems['colunas'] && (
        <Text size="sm" c="red.9" role="alert">
          {problems['colunas']}
        </Text>
      )}
      <Group>
        <Button
          variant={again ? 'default' : 'filled'}
          loading={saving}
          disabled={unchanged}
          onClick={() =>
            void save(() => api.transfers.compareImport({ id, colunas: said.map((campo) => campo || null) }))
          }
        >
          {again ? 'Comparar de novo' : 'Comparar com a loja'}
        </Button>
      </Group>
    </Section>
  )
}
