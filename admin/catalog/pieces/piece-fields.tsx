import { Group, NativeSelect, NumberInput, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { IconBarcode } from '@tabler/icons-react'
import { useReadOnly } from '#admin/components/form/editable.tsx'
import { MoneyInput } from '#admin/components/number/money-input.tsx'
import { Section } from '#admin/components/page/section.tsx'
import { PictureField } from '#admin/components/picture/picture-field.tsx'
import { CameraScan } from '#admin/stock/camera-scan.tsx'
import { CONDITION_WORDS, CONDITIONS, type Condition } from '#domain/product/pieces/condition.ts'
import { PIECE_LIMITS } from '#domain/product/pieces/piece-problems.ts'
import type { PieceDraft } from './piece-draft.ts'

export type Variant = { id: number; label: string }

type PieceFieldsProps = {
  value: PieceDraft
  change: (changes: Partial<PieceDraft> | ((old: PieceDraft) => PieceDraft)) => void
  errors: Record<string, string>
  variants: readonly Variant[]
  /** What a new picture shows, until it is described. */
  alt: string
}

/** The fields of a piece. */
export function PieceFields(props: PieceFieldsProps) {
  const { value, change, errors, alt } = props

  return (
    <Stack gap="md">
      <Identity {...props} />
      <ConditionChoice {...props} />
      <Section title="Preço">
        <Group align="flex-start">
          <MoneyInput
            label="Preço"
            value={value.precoPor}
            onChange={(precoPor) => change({ precoPor })}
            error={errors['precoPor']}
            w={160}
          />
          <MoneyInput
            label="Preço riscado"
            description="Só se ele já foi vendido por mais."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={value.precoDe}
            onChange={(precoDe) => change({ precoDe })}
            error={errors['precoDe']}
            w={200}
          />
        </Group>
      </Section>
      <Section title="Fotos deste exemplar">
        <PictureField
          label="Fotos do exemplar"
          description="Dele mesmo, não as do produto: inteiro, costas, e cada marca de perto. Diga em cada uma o que ela mostra."
          value={value.imagens}
          onChange={(next) => change((old) => ({ ...old, imagens: next(old.imagens) }))}
          max={PIECE_LIMITS.imagens}
          alt={alt}
          error={errors['imagens']}
        />
      </Section>
    </Stack>
  )
}

function Identity({ value, change, errors, variants }: PieceFieldsProps) {
  const reading = useReadOnly()
  const unchosen = value.idVariante === null

  return (
    <Section title="Que instrumento é">
      {(variants.length > 1 || unchosen) && (
        <NativeSelect
          label="Variação"
          description="Dá ao exemplar o tamanho, a cor e a embalagem."
          value={value.idVariante ?? ''}
          data={[
            ...(unchosen ? [{ value: '', label: 'Escolha' }] : []),
            ...variants.map(({ id, label }) => ({ value: String(id), label })),
          ]}
          onChange={({ currentTarget }) =>
            change({ idVariante: currentTarget.value === '' ? null : Number(currentTarget.value) })
          }
          error={errors['idVariante']}
        />
      )}
      <TextInput
        label="Número de série"
        description="Como está na etiqueta ou gravado no instrumento. Passe o leitor ou digite."
        leftSection={<IconBarcode size={18} aria-hidden />}
        value={value.numeroSerie}
        onChange={({ currentTarget }) => change({ numeroSerie: currentTarget.value })}
        maxLength={PIECE_LIMITS.numeroSerie}
        autoComplete="off"
        error={errors['numeroSerie']}
      />
      {!reading && (
        <CameraScan
          hint="Aponte para o código da etiqueta."
          onCode={(code) => change({ numeroSerie: code.slice(0, PIECE_LIMITS.numeroSerie) })}
        />
      )}
      <TextInput
        label="Madeira"
        placeholder="Tampo de abeto, fundo de bordo flamejado"
        value={value.madeira}
        onChange={({ currentTarget }) => change({ madeira: currentTarget.value })}
        maxLength={PIECE_LIMITS.madeira}
        error={errors['madeira']}
      />
      <NumberInput
        label="Peso do instrumento"
        description="Na balança, sem estojo e sem embalagem."
        value={value.peso ?? ''}
        onChange={(typed) => change({ peso: typeof typed === 'number' ? typed : null })}
        min={PIECE_LIMITS.pesoMinimo}
        max={PIECE_LIMITS.pesoMaximo}
        allowDecimal={false}
        thousandSeparator="."
        decimalSeparator=","
        suffix=" g"
        w={280}
        error={errors['peso']}
      />
    </Section>
  )
}

function ConditionChoice({ value, change, errors }: PieceFieldsProps) {
  return (
    <Section title="Estado" text="A loja mostra o nome e estas palavras ao lado do preço.">
      <Radio.Group
        aria-label="Estado"
        value={value.condicao}
        onChange={(condicao) => change({ condicao: condicao as Condition })}
        error={errors['condicao']}
      >
        <Stack gap="xs">
          {CONDITIONS.map((condicao) => (
            <Radio
              key={condicao}
              value={condicao}
              label={CONDITION_WORDS[condicao].nome}
              description={CONDITION_WORDS[condicao].descricao}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        label="Marcas e história"
        description="O que se vê, onde, o que foi reparado e o que falta. Quem compra usado decide por isto."
        value={value.descricao}
        onChange={({ currentTarget }) => change({ descricao: currentTarget.value })}
        maxLength={PIECE_LIMITS.descricao}
        autosize
        minRows={4}
        error={errors['descricao']}
      />
    </Section>
  )
}
