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

/** Whether the shop shows a product, from when until when, and when its promotion runs. */
export function PublishSection({ draft, change, problems }: SectionParts) {
  const { situacao, publicarEm, retirarEm, promocao } = draft

  return (
    <Section titulo="Na loja">
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
          valor={publicarEm}
          mudar={(publicarEm) =>
            change({ publicarEm, ...(publicarEm && situacao === 'inativo' && { situacao: 'disponivel' }) })
          }
          error={problems['publicarEm']}
        />
        <MomentField
          label="Retirar em"
          valor={retirarEm}
          mudar={(retirarEm) => change({ retirarEm })}
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
              valor={promocao.de || null}
              mudar={(de) => change({ promocao: { ...promocao, de: de ?? '' } })}
            />
            <MomentField
              label="Termina em"
              valor={promocao.ate || null}
              mudar={(ate) => change({ promocao: { ...promocao, ate: ate ?? '' } })}
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
