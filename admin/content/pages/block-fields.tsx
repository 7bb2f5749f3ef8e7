import { ActionIcon, Box, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { PictureField } from '#admin/components/picture/picture-field.tsx'
import type { PageBlock } from '#contract/content/page-blocks.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import { HtmlField } from '../html-field.tsx'
import { AddButton } from './add-button.tsx'
import type { FieldsProps } from './block-props.ts'
import { BlockText, BlockTitle } from './block-words.tsx'
import { TableFields } from './table-fields.tsx'

/** The fields of a block, by its kind. */
export function BlockFields({ block, ...rest }: FieldsProps<PageBlock['tipo']>) {
  switch (block.tipo) {
    case 'titulo':
      return <HeadingFields block={block} {...rest} />
    case 'texto':
      return (
        <HtmlField
          label="Texto"
          value={block.html}
          onChange={(html) => rest.onChange({ ...block, html })}
          error={rest.problem('html')}
        />
      )
    case 'imagem':
      return <PictureFields block={block} {...rest} />
    case 'colunas':
      return <ColumnFields block={block} {...rest} />
    case 'perguntas':
      return <QuestionFields block={block} {...rest} />
    case 'chamada':
      return <CallFields block={block} {...rest} />
    case 'tabela':
      return <TableFields block={block} {...rest} />
    case 'resumo':
      return <SummaryFields block={block} {...rest} />
  }
}

function HeadingFields({ block, onChange, problem }: FieldsProps<'titulo'>) {
  return (
    <Group align="flex-start">
      <Box flex="1 1 14rem">
        <BlockTitle
          value={block.texto}
          error={problem('texto')}
          onChange={(texto) => onChange({ ...block, texto })}
        />
      </Box>
      <NativeSelect
        label="Tamanho"
        data={[
          { value: '2', label: 'Grande' },
          { value: '3', label: 'Médio' },
        ]}
        value={String(block.nivel)}
        onChange={(event) => onChange({ ...block, nivel: event.currentTarget.value === '3' ? 3 : 2 })}
      />
    </Group>
  )
}

function PictureFields({ block, onChange, problem }: FieldsProps<'imagem'>) {
  const { arquivo, largura, altura, alt } = block
  const shown = arquivo === '' ? [] : [{ arquivo, largura, altura, alt, imagem: pictureUrl(arquivo) }]

  return (
    <Stack gap="xs">
      <PictureField
        label="Imagem"
        max={1}
        alt={alt}
        value={shown}
        error={problem('arquivo')}
        onChange={(next) => {
          const [{ imagem: _, ...chosen } = NO_PICTURE] = next(shown)
          onChange({ ...block, ...chosen, alt: chosen.alt || alt })
        }}
      />
      <TextInput
        label="Legenda"
        maxLength={200}
        value={block.legenda}
        onChange={(event) => onChange({ ...block, legenda: event.currentTarget.value })}
      />
      <TextInput
        label="Link"
        maxLength={500}
        value={block.link ?? ''}
        error={problem('link')}
        onChange={(event) => onChange({ ...block, link: event.currentTarget.value || null })}
      />
    </Stack>
  )
}

function SummaryFields({ block, onChange, problem }: FieldsProps<'resumo'>) {
  return (
    <Stack gap="xs">
      <TextInput
        label="Título do resumo"
        maxLength={200}
        value={block.titulo}
        onChange={(event) => onChange({ ...block, titulo: event.currentTarget.value })}
      />
      <HtmlField
        label="Texto do resumo"
        value={block.html}
        onChange={(html) => onChange({ ...block, html })}
        error={problem('html')}
      />
    </Stack>
  )
}

const NO_PICTURE = { imagem: '', arquivo: '', largura: 1, altura: 1, alt: '' }

function ColumnFields({ block, onChange }: FieldsProps<'colunas'>) {
  return (
    <Stack gap="xs">
      <HtmlField
        label="À esquerda"
        value={block.esquerda}
        onChange={(esquerda) => onChange({ ...block, esquerda })}
      />
      <HtmlField
        label="À direita"
        value={block.direita}
        onChange={(direita) => onChange({ ...block, direita })}
      />
    </Stack>
  )
}

function QuestionFields({ block, onChange, problem }: FieldsProps<'perguntas'>) {
  const { itens } = block
  const set = (i: number, changes: Partial<(typeof itens)[number]>) =>
    onChange({ ...block, itens: itens.map((item, j) => (i === j ? { ...item, ...changes } : item)) })

  return (
    <Stack gap="md">
      {itens.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place alone
        <Stack key={i} gap={4}>
          <Group align="flex-end" wrap="nowrap">
            <TextInput
              label={`Pergunta ${i + 1}`}
              maxLength={200}
              style={{ flex: 1 }}
              value={item.pergunta}
              error={problem(`itens.${i}.pergunta`)}
              onChange={(event) => set(i, { pergunta: event.currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="red.9"
              size="lg"
              aria-label={`Tirar a pergunta ${i + 1}`}
              disabled={itens.length === 1}
              onClick={() => onChange({ ...block, itens: itens.toSpliced(i, 1) })}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
          <HtmlField
            label={`Resposta ${i + 1}`}
            value={item.resposta}
            onChange={(resposta) => set(i, { resposta })}
          />
        </Stack>
      ))}
      <AddButton onClick={() => onChange({ ...block, itens: [...itens, { pergunta: '', resposta: '' }] })}>
        Mais uma pergunta
      </AddButton>
    </Stack>
  )
}

function CallFields({ block, onChange, problem }: FieldsProps<'chamada'>) {
  return (
    <Stack gap="xs">
      <BlockTitle value={block.titulo} onChange={(titulo) => onChange({ ...block, titulo })} />
      <BlockText value={block.texto} onChange={(texto) => onChange({ ...block, texto })} />
      <Group align="flex-start" grow>
        <TextInput
          label="Botão"
          maxLength={200}
          value={block.botao}
          error={problem('botao')}
          onChange={(event) => onChange({ ...block, botao: event.currentTarget.value })}
        />
        <TextInput
          label="Leva a"
          maxLength={500}
          value={block.link}
          error={problem('link')}
          onChange={(event) => onChange({ ...block, link: event.currentTarget.value })}
        />
      </Group>
    </Stack>
  )
}
