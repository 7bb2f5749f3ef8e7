import { Input, SegmentedControl, SimpleGrid, Stack, Switch } from '@mantine/core'
import { MomentField } from '#admin/components/date/moment-field.tsx'
import { Section } from '#admin/components/page/section.tsx'
import type { ProductForm } from '#contract/catalog/products.ts'
import type { SectionParts } from './basics-section.tsx'

const STATES: { value: ProductForm['situacao']; label: string }[] = [
  { value: 'inativo', label: 'Fora da loja' },
  { value: 'disponivel', label: 'À venda' },
  { value: 'sobConsulta', label: 'Sob consulta' },
]

/** Whether and when the shop shows a product, and when its promotion runs. */
export function PublishSection({ draft, change, problems }: SectionParts) {
  const { situacao, publicarEm, retirarEm, promocao } = draft

  return (
    <Section title="Na loja">
      <SegmentedControl
        data={STATES}
        value={situacao}
        aria-label="Situação na loja"
        onChange={(value) => {
          const next = STATES.find((state) => state.value === value)?.value ?? 'inativo'
          change({ situacao: next, ...(next === 'inativo' && { publicarEm: null }) })
        }}
        fullWidth
      />
      <SimpleGrid cols={{ base: 1, xs: 2, lg: 1, xl: 2 }}>
        <MomentField
          label="Publicar em"
          value={publicarEm}
          onChange={(publicarEm) =>
            change({ publicarEm, ...(publicarEm && situacao === 'inativo' && { situacao: 'disponivel' }) })
          }
          error={problems['publicarEm']}
        />
        <MomentField
          label="Retirar em"
          value={retirarEm}
          onChange={(retirarEm) => change({ retirarEm })}
          error={problems['retirarEm']}
        />
      </SimpleGrid>
      <Switch
        label="Promoção com data marcada"
        checked={promocao !== null}
        onChange={(event) => change({ promocao: event.currentTarget.checked ? { de: '', ate: '' } : null })}
      />
      {promocao && (
        <Stack gap="xs">
          <SimpleGrid cols={{ base: 1, xs: 2, lg: 1, xl: 2 }}>
            <MomentField
              label="Começa em"
              value={promocao.de || null}
              onChange={(de) => change({ promocao: { ...promocao, de: de ?? '' } })}
            />
            <MomentField
              label="Termina em"
              value={promocao.ate || null}
              onChange={(ate) => change({ promocao: { ...promocao, ate: ate ?? '' } })}
              error={problems['promocao.ate']}
            />
          </SimpleGrid>
          <Input.Description>
            O preço promocional de cada variação fica na tabela de variações. A mudança acontece sozinha, no
            minuto marcado.
          </Input.Description>
        </Stack>
      )}
      {problems['promocao'] && <Input.Error>{problems['promocao']}</Input.Error>}
    </Section>
  )
}
