import { Button, Group, Stack, Table } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useSave } from '../../components/form/use-save.ts'
import { Allowed } from '../../components/page/allowed.tsx'
import { Section } from '../../components/page/section.tsx'
import { api } from '../../shell/api.ts'
import { useSettings } from '../use-settings.ts'
import { SenderRecords } from './sender-records.tsx'

/** How the store sends mail, and a test mail. */
export function Component() {
  const { partes, ambiente } = useSettings()
  const { save, saving } = useSave()
  const { servidor, remetente } = ambiente.correio

  async function test() {
    const outcome = await save(() => api.settings.testMail())
    if (outcome.ok)
      notifications.show({ message: `Mensagem a caminho de ${outcome.result.para}.`, color: 'pine' })
  }

  return (
    <Stack>
      <Section
        title="Como a loja escreve"
        text="O nome e o endereço das respostas vêm dos dados da loja; o resto, de quem cuida do servidor."
      >
        <Table variant="vertical" layout="fixed" withTableBorder aria-label="Remetente das mensagens">
          <Table.Tbody>
            <Table.Tr>
              <Table.Th w={160}>De</Table.Th>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                {partes.loja.nome} &lt;{remetente}&gt;
              </Table.Td>
            </Table.Tr>
            <Table.Tr>
              <Table.Th>Respostas para</Table.Th>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                {partes.loja.email === '' ? 'Nenhum endereço: preencha os dados da loja' : partes.loja.email}
              </Table.Td>
            </Table.Tr>
            <Table.Tr>
              <Table.Th>Servidor</Table.Th>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>
                {servidor ?? 'Nenhum: as mensagens ficam em arquivos, na pasta de dados da loja'}
              </Table.Td>
            </Table.Tr>
          </Table.Tbody>
        </Table>
        <Allowed permission="configuracao.editar">
          <Group>
            <Button variant="default" loading={saving} onClick={() => void test()}>
              Mandar um teste para mim
            </Button>
          </Group>
        </Allowed>
      </Section>
      <SenderRecords />
    </Stack>
  )
}
