import { Button, Group, Table, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { MissingPicture } from '#contract/panel/transfers.ts'
import { formatMoment } from '../components/date/format.ts'
import { useSave } from '../components/form/use-save.ts'
import { Section } from '../components/page/section.tsx'
import { api } from '../shell/api.ts'

/** Pictures of imported products that could not be downloaded, and their retries. */
export function MissingPictures({ pictures, total }: { pictures: MissingPicture[]; total: number }) {
  const { save, saving } = useSave()

  return (
    <Section
      title={`Fotos que faltam (${total.toLocaleString('pt-BR')})`}
      text="A loja tenta de novo sozinha por cerca de um dia e meio. Quando a última chega, o produto entra na loja, se o arquivo dizia assim e ninguém mexeu nele."
      actions={
        <Button
          size="xs"
          variant="default"
          loading={saving}
          onClick={() =>
            void save(() => api.transfers.retryPictures({}), 'A loja tenta de novo em um minuto.')
          }
        >
          Tentar todas de novo
        </Button>
      }
    >
      <Table.ScrollContainer minWidth={0} type="native" tabIndex={0}>
        <Table aria-label="Fotos que faltam">
          <Table.Tbody>
            {pictures.map((picture) => (
              <MissingRow key={picture.id} {...picture} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Section>
  )
}

function MissingRow({ id, idProduto, produto, fonte, motivo, proximaEm }: MissingPicture) {
  const { save, saving } = useSave()

  return (
    <Table.Tr>
      <Table.Td>
        <Link to={`/produtos/${idProduto}`}>{produto}</Link>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {motivo || fonte}
        </Text>
        <Text size="xs" c="gray.7">
          {proximaEm === null ? 'Espera você mandar.' : `Próxima tentativa: ${formatMoment(proximaEm)}.`}
        </Text>
      </Table.Td>
      <Table.Td>
        <Group gap={4} justify="flex-end">
          <Button
            size="compact-sm"
            variant="default"
            loading={saving}
            aria-label={`Tentar de novo a foto de ${produto}: ${fonte}`}
            onClick={() => void save(() => api.transfers.retryPictures({ id }))}
          >
            Tentar de novo
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray.8"
            aria-label={`Desistir da foto de ${produto}: ${fonte}`}
            onClick={() => void save(() => api.transfers.discardPicture({ id }))}
          >
            Desistir
          </Button>
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
