import { expect, test } from 'vitest'
import { toolParametersProblem } from './tool-parameters.ts'

test.each([
  ['/ferramentas/tensao', ''],
  ['/ferramentas/tensao', 'instrumento=guitarra&escala=648&afinacao=Drop+C&la=440'],
  ['/ferramentas/tensao', 'instrumento=guitarra&escala=648-686&capo=2'],
  ['/ferramentas/cordas', 'instrumento=violino&tamanho=3/4&nivel=iniciante&toque=macio&som=quente&ate=150'],
  ['/ferramentas/tamanho', 'instrumento=violino&braco=56,5&idade=9'],
  ['/ferramentas/tamanho', 'instrumento=viola-de-arco'],
  ['/ferramentas/meu-instrumento', 'instrumento=violino&tamanho=3%2F4'],
  ['/ferramentas/afinador', 'instrumento=ukulele'],
  ['/ferramentas/diapasao', 'la=415'],
  ['/ferramentas/metronomo', 'bpm=80&tempos=3'],
  ['/ferramentas/ouvir', 'trecho=escala'],
  ['/comparar', 'produtos=violino-eagle-ve441,violino-eagle-ve431'],
])('%s begins with %s', (url, parametros) => {
  expect(toolParametersProblem(url, parametros)).toBeNull()
})

test.each([
  ['/ferramentas/tensao', 'violino', 'não lê “violino”. Ela lê instrumento, escala'],
  ['/ferramentas/tensao', 'instrumeto=violino', 'não lê “instrumeto”'],
  ['/ferramentas/tensao', 'instrumento=', 'Escreva um valor depois de “instrumento=”.'],
  ['/ferramentas/tensao', 'instrumento=viloino', '“viloino” não é um instrumento desta ferramenta'],
  ['/ferramentas/tensao', 'instrumento=violino&escala=650', '650'],
  ['/ferramentas/tensao', 'instrumento=violino&afinacao=Qualquer', 'a afinação “Qualquer”'],
  ['/ferramentas/tensao', 'la=900', 'Não entendi o lá “900”'],
  ['/ferramentas/tensao', 'jogo=abc', 'Não dá para ler “abc”'],
  ['/ferramentas/cordas', 'som=alto', 'escreva quente, equilibrado ou brilhante'],
  ['/ferramentas/cordas', 'ate=muito', 'Não dá para ler “muito”'],
  ['/ferramentas/tamanho', 'instrumento=guitarron', '“guitarron” não é um instrumento'],
  ['/ferramentas/tamanho', 'braco=56', 'Diga primeiro o instrumento'],
  ['/ferramentas/tamanho', 'instrumento=violino&idade=novo', 'como idade=9'],
  ['/ferramentas/meu-instrumento', 'instrumento=violino&tamanho=5/4', 'Escolha um tamanho da lista.'],
  ['/ferramentas/afinador', 'la=500', 'O lá vai de'],
  ['/ferramentas/metronomo', 'bpm=900', '“bpm” vai de 30 a 260, como bpm=100.'],
  ['/ferramentas/canhotos', 'instrumento=violino', 'deixe vazio'],
])('%s does not begin with %s', (url, parametros, sentence) => {
  expect(toolParametersProblem(url, parametros)).toContain(sentence)
})
