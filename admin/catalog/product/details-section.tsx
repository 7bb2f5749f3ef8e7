import { Anchor, Select, SimpleGrid, Switch, TagsInput, Text, TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { Allowed } from '#admin/components/page/allowed.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { RichText } from '#admin/components/rich-text/rich-text.tsx'
import type { SectionParts } from './basics-section.tsx'
import { VideoField } from './video-field.tsx'

/** Origin of goods as the NF-e has it (Ajuste SINIEF 20/2012). */
const ORIGINS = [
  'Nacional',
  'Estrangeira, importação direta',
  'Estrangeira, comprada no Brasil',
  'Nacional, mais de 40% importado',
  'Nacional, processo produtivo básico',
  'Nacional, até 40% importado',
  'Estrangeira, importação direta, sem similar',
  'Estrangeira, comprada no Brasil, sem similar',
  'Nacional, mais de 70% importado',
]

/** What is in the box, the data of the invoice, and further details that help to find the product. */
export function DetailsSection({ draft, change, problems }: SectionParts) {
  const { itensInclusos, garantia, ncm, origem, palavrasChave, video, tabelaMedida } = draft

  return (
    <Section title="Detalhes">
      <TagsInput
        label="Itens inclusos"
        description="O que vem na caixa. Enter separa."
        value={itensInclusos}
        maxTags={60}
        onChange={(itensInclusos) => change({ itensInclusos })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Garantia"
          maxLength={200}
          placeholder="12 meses contra defeitos de fabricação"
          value={garantia}
          onChange={(event) => change({ garantia: event.currentTarget.value })}
        />
        <VideoField value={video} error={problems['video']} onChange={(next) => change({ video: next })} />
        <TextInput
          label="NCM"
          inputMode="numeric"
          maxLength={10}
          value={ncm ?? ''}
          error={problems['ncm']}
          onChange={(event) => change({ ncm: event.currentTarget.value.replace(/\D/g, '') || null })}
        />
        <Select
          label="Origem"
          allowDeselect={false}
          data={ORIGINS.map((label, value) => ({ value: String(value), label: `${value} · ${label}` }))}
          value={String(origem)}
          onChange={(value) => change({ origem: Number(value) })}
        />
      </SimpleGrid>
      <Allowed permission="configuracao.ver">
        <Text size="sm" c="gray.6">
          CEST, CFOP, situação e alíquotas da nota vêm das{' '}
          <Anchor component={Link} to="/configuracoes/nota-fiscal" size="sm" underline="always">
            regras de tributos
          </Anchor>
          , que podem valer só para um produto.
        </Text>
      </Allowed>
      <TagsInput
        label="Palavras-chave"
        description="Outros nomes pelos quais as pessoas procuram."
        value={palavrasChave}
        maxTags={60}
        onChange={(palavrasChave) => change({ palavrasChave })}
      />
      <Switch
        label="Tem tabela de medidas"
        checked={tabelaMedida !== null}
        onChange={(event) => change({ tabelaMedida: event.currentTarget.checked ? '' : null })}
      />
      {tabelaMedida !== null && (
        <RichText
          label="Tabela de medidas"
          value={tabelaMedida}
          onChange={(tabelaMedida) => change({ tabelaMedida })}
        />
      )}
    </Section>
  )
}
