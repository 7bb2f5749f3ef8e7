import { Code, Collapse, Table, Text, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { MARKS } from '#domain/format/marks/marks.ts'

/** Lists the marks that the shop replaces with the store's data. */
export function MarksHelp() {
  const [opened, { toggle }] = useDisclosure()

  return (
    <div>
      <UnstyledButton fz="sm" td="underline" aria-expanded={opened} onClick={toggle}>
        Marcas que se preenchem sozinhas
      </UnstyledButton>
      <Collapse expanded={opened}>
        <Text size="sm" py="xs">
          Escreva a marca no texto, e a loja mostra o que está em Configurações no momento. Uma linha cuja
          marca não tem o que mostrar fica de fora. <Code>[Preencha: …]</Code> marca o que só você sabe:
          também fica de fora, até você trocar.
        </Text>
        <Table withRowBorders={false} verticalSpacing={2} aria-label="Marcas">
          <Table.Tbody>
            {Object.entries(MARKS).map(([name, meaning]) => (
              <Table.Tr key={name}>
                <Table.Td>
                  <Code>{`{{${name}}}`}</Code>
                </Table.Td>
                <Table.Td>{meaning}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Collapse>
    </div>
  )
}
