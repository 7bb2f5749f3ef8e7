import { Button, Group, Modal, Stack, Table, Text } from '@mantine/core'
import type { Conflict } from './conflict.ts'

type ConflictDialogProps = {
  /** What somebody else has changed, field by field. Null if there is no conflict. */
  conflicts: Conflict[] | null
  onAcceptTheirs: () => void
  onWriteMine: () => void
  onClose: () => void
}

/** Shows what somebody else has saved since the form was filled, and asks which version wins. */
export function ConflictDialog({ conflicts, onAcceptTheirs, onWriteMine, onClose }: ConflictDialogProps) {
  return (
    <Modal opened={conflicts !== null} onClose={onClose} title="Outra pessoa salvou esta página" size="lg">
      <Stack>
        <Text size="sm">
          Desde que você abriu, isto mudou na loja. Nada foi salvo ainda: escolha o que fica.
        </Text>
        <Table.ScrollContainer minWidth={0}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Campo</Table.Th>
                <Table.Th>Na loja agora</Table.Th>
                <Table.Th>O seu</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {conflicts?.map(({ campo, atual, mine }) => (
                <Table.Tr key={campo}>
                  <Table.Td>{campo}</Table.Td>
                  <Table.Td>{atual}</Table.Td>
                  <Table.Td>{mine ?? 'Você não mudou: fica o da loja'}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Group justify="flex-end">
          <Button variant="subtle" onClick={onClose}>
            Continuar editando
          </Button>
          <Button variant="default" onClick={onAcceptTheirs}>
            Ficar com o da loja
          </Button>
          <Button onClick={onWriteMine}>Salvar o meu</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
