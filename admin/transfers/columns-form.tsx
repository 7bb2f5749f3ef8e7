import { Alert, Button, Checkbox, Group, NativeSelect, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { type ImportDetail, OWN_NAME } from '#contract/panel/transfers.ts'
import { useSave } from '../components/form/use-save.ts'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'

/** Maps the columns of a file to fields. Guessed from the names, and remembered for the next file. */
export function ColumnsForm({ importacao }: { importacao: ImportDetail }) {
  const { id, tipo, situacao, colunas, campos, origem } = importacao
  const [said, setSaid] = useState(colunas.map(({ campo }) => campo ?? ''))
  const [semFotos, setSemFotos] = useState(importacao.semFotos)
  const { save, saving, campos: problems } = useSave()
  const options = [
    { value: '', label: 'Deixar de fora' },
    ...(tipo === 'produtos'
      ? [{ value: OWN_NAME, label: 'Ficha técnica (pública), com o nome da coluna' }]
      : []),
    ...campos.map(({ campo, nome, obrigatorio }) => ({
      value: campo,
      label: obrigatorio ? `${nome} (obrigatório)` : nome,
    })),
  ]
  const again = situacao !== 'lida'
  const unchanged =
    again && semFotos === importacao.semFotos && said.every((campo, i) => campo === (colunas[i]?.campo ?? ''))
  const left = colunas.filter(({ deixada }) => deixada).map(({ coluna }) => coluna)

  return (
    <Section title="Colunas" text="O que você disser fica guardado para o próximo arquivo deste tipo.">
      {origem !== null && (
        <Text size="sm" fw={600}>
          Parece um arquivo da {origem}.
        </Text>
      )}
      {left.length > 0 && (
        <Alert color="yellow.9" variant="light" role="note">
          Do último arquivo você deixou de fora: {left.join(', ')}. Confira se é assim também neste.
        </Alert>
      )}
      <Table.ScrollContainer minWidth={0} mah={360} type="native" tabIndex={0}>
        <Table aria-label="Colunas do arquivo">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>No arquivo</Table.Th>
              <Table.Th visibleFrom="sm">Por exemplo</Table.Th>
              <Table.Th>É</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {colunas.map(({ coluna, exemplo, interna }, i) => (
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
                    error={
                      interna &&
                      said[i] === OWN_NAME &&
                      'Parece um dado interno. Na ficha técnica, todos veem.'
                    }
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
      {tipo === 'produtos' && (
        <Checkbox
          label="Importar sem as fotos que faltam"
          description="As fotos são buscadas ao importar. Sem esta opção, o produto fica fora da loja até todas chegarem; com ela, basta uma. Sem nenhuma foto ou sem peso e medidas, ele fica sempre fora da loja."
          checked={semFotos}
          onChange={(event) => setSemFotos(event.currentTarget.checked)}
        />
      )}
      <Group>
        <Button
          variant={again ? 'default' : 'filled'}
          loading={saving}
          disabled={unchanged}
          onClick={() =>
            void save(() =>
              api.transfers.compareImport({ id, semFotos, colunas: said.map((campo) => campo || null) }),
            )
          }
        >
          {again ? 'Comparar de novo' : 'Comparar com a loja'}
        </Button>
      </Group>
    </Section>
  )
}
