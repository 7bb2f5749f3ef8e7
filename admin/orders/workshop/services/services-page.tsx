import { Anchor, Badge, Button, Group, Stack, Text } from '@mantine/core'
import { Link, useLoaderData } from 'react-router'
import { useSave } from '#admin/components/form/use-save.ts'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { EmptyState } from '#admin/components/page/empty-state.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { SortableList } from '#admin/components/sortable/sortable-list.tsx'
import { api } from '#admin/shell/api.ts'
import { useMay } from '#admin/shell/entry.ts'
import type { ServiceLine } from '#contract/orders/workshop/services.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { formatMinutes } from '#domain/workshop/duration.ts'

export function loader() {
  return api.services.list()
}

/** The services of the workshop, in the order in which shoppers see them. */
export function Component() {
  const { itens } = useLoaderData<typeof loader>()
  const may = useMay('configuracao.editar')
  const { save } = useSave()

  return (
    <Page
      title="Serviços"
      actions={
        <Allowed permission="configuracao.editar">
          <Button component={Link} to="/oficina/servicos/novo">
            Novo serviço
          </Button>
        </Allowed>
      }
    >
      {itens.length === 0 ? (
        <EmptyState
          title="Nenhum serviço ainda"
          text="Um serviço é o que a oficina faz no instrumento antes de ele sair da loja: regular, encordoar, trocar a pestana. O cliente o escolhe no carrinho, com preço e prazo."
        />
      ) : (
        <Stack gap="xs" maw={760}>
          <Text size="sm" c="gray.6">
            O cliente vê os serviços nesta ordem, nos produtos das categorias de cada um.
          </Text>
          <SortableList
            label="Serviços"
            items={itens}
            keyOf={({ id }) => String(id)}
            nameOf={({ nome }) => nome}
            onChange={(sorted) =>
              void save(() => api.services.sort({ ids: sorted.map(({ id }) => id) }), 'Ordem salva.')
            }
            disabled={!may}
          >
            {(service) => <Line service={service} />}
          </SortableList>
        </Stack>
      )}
    </Page>
  )
}

function Line({ service: { id, nome, preco, minutos, dias, ativo, categorias } }: { service: ServiceLine }) {
  return (
    <Group justify="space-between" gap="xs" py={6}>
      <Stack gap={0} style={{ flex: '1 1 14rem' }}>
        <Anchor component={Link} to={`/oficina/servicos/${id}`}>
          {nome}
        </Anchor>
        <Text size="sm" c="gray.6">
          {categorias.length === 0 ? 'Sem categoria' : categorias.join(', ')}
        </Text>
      </Stack>
      <Group gap="xs">
        {!ativo && (
          <Badge variant="light" color="gray.7">
            Desligado
          </Badge>
        )}
        <Text size="sm">{formatBRL(preco)}</Text>
        <Text size="sm" c="gray.6">
          {formatMinutes(minutos)}
          {dias > 0 && ` + ${dias} ${dias === 1 ? 'dia útil' : 'dias úteis'}`}
        </Text>
      </Group>
    </Group>
  )
}
