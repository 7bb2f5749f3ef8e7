import type { Voice } from '../voice.ts'

/** Metal parts of guitars, basses and violões. */
export const hardware: Voice = {
  scene: 'popular',
  praise: [
    'Serviu na furação original, sem gambiarra.',
    'O cromado é uniforme e não veio risco nenhum.',
    'A afinação parou de fugir.',
    'Mais sustain, dá para notar na primeira nota.',
    'Veio com todos os parafusos e a chave certa.',
    'Instalação em meia hora, com calma.',
    'Peça firme, sem folga.',
    'Medidas iguais às da ficha.',
  ],
  drawback: [
    'Faltou um desenho com as medidas na caixa.',
    'Precisei refazer as oitavas depois da troca.',
    'A chave que acompanha é bem simples.',
  ],
  complaint: [
    'O espaçamento não bateu com o anunciado.',
    'Um dos parafusos espanou na primeira regulagem.',
    'Veio com folga e vibra junto com o som.',
  ],
  title: ['Encaixou certinho', 'Afinação firme', 'Boa troca', 'Peça sólida'],
}

export const cases: Voice = {
  scene: 'popular',
  praise: [
    'Espuma firme e zíper de qualidade.',
    'O instrumento entra justo, sem folga.',
    'As alças de mochila são confortáveis.',
    'Peguei chuva com ele e não entrou água.',
    'O bolso da frente cabe cabo, afinador e partitura.',
    'Leve e resistente, ando de metrô todo dia.',
    'Costura reforçada nos pontos certos.',
    'As fechaduras fecham com firmeza.',
    'Protegeu bem numa viagem de avião.',
    'O forro é macio e não solta pelo.',
  ],
  drawback: [
    'O cheiro de plástico demora a sair.',
    'Faltou um bolso interno.',
    'A alça de mão podia ser mais acolchoada.',
    'É um pouco maior do que eu imaginava.',
  ],
  complaint: [
    'O zíper abriu na terceira semana.',
    'A costura da alça soltou.',
    'A medida interna é menor que a anunciada.',
  ],
  title: ['Protege de verdade', 'Leve e firme', 'Bom acabamento', 'Anda comigo todo dia'],
}

export const tuners: Voice = {
  scene: 'popular',
  praise: [
    'Lê rápido e não se perde com barulho em volta.',
    'A tela é clara até no sol.',
    'Preciso, comparei com o aplicativo e bateu.',
    'A bateria dura muito.',
    'Pequeno, nem sinto no instrumento.',
    'Fácil de usar, meu filho de oito anos aprendeu sozinho.',
    'Não marca o verniz.',
    'No palco escuro salva a vida.',
  ],
  drawback: [
    'Demora um pouco na corda mais grave.',
    'A tampa da bateria é chata de abrir.',
    'Podia girar mais.',
  ],
  complaint: [
    'A presilha quebrou com um mês.',
    'Parou de ligar depois de trocar a bateria.',
    'Fica mudando de nota sozinho.',
  ],
  title: ['Rápido e preciso', 'Não saio sem ele', 'Simples e bom', 'Ótimo no palco'],
}

export const straps: Voice = {
  scene: 'popular',
  praise: [
    'Larga e macia, o ombro agradece.',
    'As pontas seguram firme no pino.',
    'O couro é bom e já está amaciando.',
    'A regulagem é fácil e não escorrega.',
    'Bonita, todo mundo pergunta onde comprei.',
    'Comprimento ótimo, sou alto e ainda sobrou.',
    'Costura reforçada, passa confiança.',
    'Não esquenta nem gruda na camisa.',
  ],
  drawback: [
    'Vem um pouco dura, precisa de uso.',
    'Soltou um pouco de tinta na camisa clara no primeiro dia.',
    'O furo é apertado no começo.',
  ],
  complaint: [
    'A ponta rasgou em dois meses.',
    'A fivela escorrega e o instrumento vai descendo.',
    'Mais curta do que diz o anúncio.',
  ],
  title: ['Confortável', 'Bonita e firme', 'O ombro agradece', 'Boa costura'],
}

export const picks: Voice = {
  scene: 'popular',
  praise: [
    'Não escorrega nem com a mão suada.',
    'A ponta dura bastante, {tempo} e ainda está boa.',
    'Ataque claro sem estalar.',
    'A espessura é a certa para base e solo.',
    'Vêm várias, perdi duas e ainda tenho.',
    'Som mais encorpado que o das comuns.',
    'Flexível na medida para batida.',
    'As bordas são lisas, não prendem na corda.',
  ],
  drawback: [
    'A cor escura some no palco.',
    'Gasta um pouco rápido com corda de aço.',
    'A estampa saiu em uma semana.',
  ],
  complaint: ['Quebrou na primeira semana.', 'Escorrega muito.', 'A espessura não era a do pacote.'],
  title: ['Não escorrega', 'Minhas preferidas', 'Boa pegada', 'Ataque limpo'],
}

export const capos: Voice = {
  scene: 'popular',
  praise: [
    'Prende firme e não desafina.',
    'Troco de casa no meio da música com uma mão só.',
    'A borracha não marca o braço.',
    'Som limpo em todas as cordas, nenhuma abafada.',
    'Leve, nem sinto na mão.',
    'Construção sólida, parece que dura a vida toda.',
    'A pressão regula bem, serve nos meus dois instrumentos.',
  ],
  drawback: [
    'A mola é um pouco forte para criança.',
    'Atrapalha um pouco a mão na primeira casa.',
    'Podia ter outras cores.',
  ],
  complaint: ['Abafa uma das cordas.', 'A borracha soltou em um mês.', 'Desafina quando prende.'],
  title: ['Prende sem desafinar', 'Prático', 'Firme', 'Para o culto e o barzinho'],
}

export const cables: Voice = {
  scene: 'popular',
  praise: [
    'Silencioso, acabou o chiado do ensaio.',
    'Conectores firmes, nada de mau contato.',
    'Flexível, enrola sem torcer.',
    'Uso há {tempo} em palco e continua perfeito.',
    'A malha é densa e aguenta pisão.',
    'O agudo não some, mesmo com o comprimento maior.',
    'Solda caprichada, abri para ver.',
  ],
  drawback: [
    'É um pouco grosso e ocupa espaço na bolsa.',
    'O plugue angulado não entra na minha guitarra.',
    'Podia vir com uma fita para amarrar.',
  ],
  complaint: [
    'Começou a falhar em dois meses.',
    'Veio menor do que o anunciado.',
    'Chia quando mexe no conector.',
  ],
  title: ['Silencioso', 'Firme no palco', 'Adeus chiado', 'Aguenta estrada'],
}

export const pickups: Voice = {
  scene: 'popular',
  praise: [
    'A diferença aparece no primeiro acorde.',
    'Saída forte e limpa, sem ruído de fundo.',
    'Grave definido e agudo que não arde.',
    'Instalação fácil, esquema claro na caixa.',
    'O limpo ficou lindo e o drive ganhou corpo.',
    'Soa natural, parece o instrumento no microfone.',
    'Transformou um instrumento simples.',
  ],
  drawback: [
    'Precisa de alguma prática com solda.',
    'A altura é sensível, leva tempo até achar o ponto.',
    'O fio é um pouco curto.',
  ],
  complaint: [
    'Uma das bobinas veio sem sinal.',
    'Microfonia em volume alto.',
    'Não coube no meu instrumento.',
  ],
  title: ['Outro instrumento', 'Som definido', 'Troca que vale', 'Sem ruído'],
}

export const stands: Voice = {
  scene: 'popular',
  praise: [
    'Firme, não balança nem com esbarrão.',
    'A espuma não reage com o verniz.',
    'Dobra pequeno e cabe na bolsa.',
    'Montagem de um minuto.',
    'Seguro para deixar no palco.',
    'Altura boa, regula fácil.',
    'Instrumento à vista, toco muito mais.',
  ],
  drawback: [
    'O parafuso podia ser de metal.',
    'É um pouco pesado para carregar.',
    'Os pés escorregam em piso liso.',
  ],
  complaint: ['A trava quebrou em pouco tempo.', 'Veio sem uma das borrachas.', 'Bambo, não confio.'],
  title: ['Firme', 'Prático', 'Bom e barato', 'Instrumento sempre à mão'],
}

/** For products without a voice of their own: care products, kits, small parts. */
export const sundries: Voice = {
  scene: 'popular',
  praise: [
    'Faz exatamente o que promete.',
    'Material bom, dá para ver que vai durar.',
    'Uso toda semana e não largo mais.',
    'Embalagem bem feita, bom para presente.',
    'Pequeno detalhe que faz diferença no dia a dia.',
    'Comprei por curiosidade e virou indispensável.',
    'Chegou rápido e igual ao anúncio.',
    'Os colegas de banda já pediram o link.',
    'Fácil de usar, sem segredo.',
  ],
  drawback: [
    'A embalagem podia ser menor.',
    'Faltou um manual em português.',
    'Achei um pouco caro, mas é bom.',
  ],
  complaint: ['Veio faltando uma peça.', 'Durou pouco.', 'Não serviu para o que eu precisava.'],
  title: ['Indispensável', 'Faz o que promete', 'Boa surpresa', 'Útil de verdade'],
}
