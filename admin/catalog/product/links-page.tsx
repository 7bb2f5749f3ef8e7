import { Group, SegmentedControl, Text, Title } from '@mantine/core'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useVersionedForm } from '#admin/components/form/use-versioned-form.ts'
import { VersionedForm } from '#admin/components/form/versioned-form.tsx'
import { ProductPicks } from '#admin/components/lookup/product-picks.tsx'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { RequiredNumber } from '#admin/components/number/required-number.tsx'
import { Page } from '#admin/components/page/page.tsx'
import { api } from '#admin/shell/api.ts'
import type { ProductLinks } from '#contract/catalog/product-links.ts'

type Combination = ProductLinks['combinacoes'][number]

export async function loader({ params }: LoaderFunctionArgs) {
  return api.links.get({ id: Number(params['id']) })
}

/** The products that a product's page shows beside it. */
export function Component() {
  const links = useLoaderData<typeof loader>()

  return <LinksEditor key={links.produto.id} links={links} />
}

function LinksEditor({ links }: { links: ProductLinks }) {
  const { id, nome, slug } = links.produto
  const form = useVersionedForm({
    name: `junto:${id}`,
    saved: links,
    formOf,
    fields: { relacionados: 'Relacionados', combinacoes: 'Compre junto' },
    send: ({ relacionados, combinacoes }, versao) =>
      api.links.save({
        id,
        versao,
        relacionados: relacionados.map(({ produto }) => produto.slug),
        combinacoes: combinacoes.map(({ produto, ...one }) => ({ ...one, produto: produto.slug })),
      }),
  })
  const { value, change } = form

  return (
    <Page title="Aparece junto" back={{ to: `/produtos/${id}`, label: nome }} shopPath={`/${slug}`}>
      <VersionedForm permission="catalogo.editar" form={form}>
        <Title order={2}>Compre junto</Title>
        <Text size="sm" c="gray.6">
          Quem leva os dois paga menos pelo segundo.
        </Text>
        <ProductPicks
          label="Pôr um produto no compre junto"
          value={value.combinacoes}
          onChange={(combinacoes) => change({ combinacoes })}
          newPick={(produto): Combination => ({ produto, tipoDesconto: 'porcentagem', desconto: 5 })}
          fields={(one, set) => <Discount one={one} set={set} />}
        />
        <Title order={2}>Relacionados</Title>
        <Text size="sm" c="gray.6">
          Depois destes, a página completa com os mais procurados da mesma categoria.
        </Text>
        <ProductPicks
          label="Pôr um produto relacionado"
          value={value.relacionados}
          onChange={(relacionados) => change({ relacionados })}
          newPick={(produto) => ({ produto })}
        />
      </VersionedForm>
    </Page>
  )
}

function Discount({ one, set }: { one: Combination; set: (next: Combination) => void }) {
  const { produto, tipoDesconto, desconto } = one

  return (
    <Group gap="xs" wrap="nowrap">
      <SegmentedControl
        size="xs"
        aria-label={`Desconto de ${produto.nome} em`}
        data={[
          { value: 'porcentagem', label: '%' },
          { value: 'valor', label: 'R$' },
        ]}
        value={tipoDesconto}
        onChange={(tipo) =>
          set(
            tipo === 'valor'
              ? { ...one, tipoDesconto: 'valor', desconto: 1000 }
              : { ...one, tipoDesconto: 'porcentagem', desconto: 5 },
          )
        }
      />
      {tipoDesconto === 'valor' ? (
        <MoneyInput
          aria-label={`Desconto de ${produto.nome}`}
          value={desconto}
          onChange={(centavos) => centavos !== null && set({ ...one, desconto: centavos })}
          size="xs"
          w={110}
        />
      ) : (
        <RequiredNumber
          aria-label={`Desconto de ${produto.nome}`}
          value={desconto}
          onChange={(typed) => set({ ...one, desconto: typed })}
          min={1}
          max={99}
          suffix="%"
          allowDecimal={false}
          size="xs"
          w={110}
        />
      )}
    </Group>
  )
}

function formOf({ relacionados, combinacoes }: ProductLinks) {
  return { relacionados: relacionados.map((produto) => ({ produto })), combinacoes }
}
