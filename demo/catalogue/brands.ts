import type { BrandInput } from '#contract/catalog/product-input.ts'
import { slugOf } from '#domain/format/slug.ts'

/** The brands of the demonstration store, all sold in Brazil; the slug is derived from the name. */
export const BRANDS: BrandInput[] = [...BOWED(), ...PLUCKED(), ...BRAZILIAN(), ...ACCESSORY()].map(
  ([nome, pais, descricao]) => ({
    slug: slugOf(nome),
    nome,
    pais,
    descricao: `<p>${descricao}</p>`,
    imagem: null,
  }),
)

/** Returns the name of a brand by its slug. Throws for an unknown slug. */
export function brandName(slug: string): string {
  const brand = BRANDS.find((one) => one.slug === slug)
  if (!brand) throw new Error(`Unknown brand: ${slug}`)
  return brand.nome
}

type Row = [nome: string, pais: string | null, descricao: string]

function BOWED(): Row[] {
  return [
    [
      'Thomastik-Infeld',
      'Áustria',
      'Casa de Viena que dedicou mais de um século às cordas de arco. A Dominant mudou o hábito de gerações ao pôr um núcleo sintético no lugar da tripa; a Spirocore segue nas estantes de violoncelo e contrabaixo do mundo todo. É escolha de quem quer afinação firme e um som que se conhece de disco.',
    ],
    [
      'Pirastro',
      'Alemanha',
      'Fabricante alemão de cordas de arco com uma linha para cada temperamento, da Tonica dos estudantes à Evah Pirazzi dos solistas. Faz também alguns dos breus mais usados em orquestra. Boa parte dos professores brasileiros tem uma Pirastro preferida.',
    ],
    [
      'Larsen',
      'Dinamarca',
      'Nasceu para resolver a corda Lá do violoncelo e conseguiu. Hoje a oficina dinamarquesa faz jogos completos para toda a família, com um timbre claro e fácil de projetar. Muito pedida por violoncelistas profissionais.',
    ],
    [
      'Jargar',
      'Dinamarca',
      'Cordas dinamarquesas de aço, conhecidas pela cor da seda que indica a tensão: verde, azul e vermelho. Resposta rápida, som focado e vida longa. A Lá e a Ré de violoncelo são um clássico de estante.',
    ],
    [
      'Corelli',
      'França',
      'Cordas francesas da mesma oficina que faz as Savarez. A linha Alliance usa um núcleo trançado leve sob os dedos, e a Crystal é das sintéticas mais amistosas para o bolso. Som claro e tensão moderada.',
    ],
    [
      'Warchal',
      'Eslováquia',
      'Oficina eslovaca pequena e inventiva, que testa cada lote antes de embalar. A Ametyst dá segurança a quem estuda e a Amber tem uma Mi em espiral que assobia menos. Ótima surpresa para quem só conhece os nomes maiores.',
    ],
    [
      'Mauro Calixto',
      'Brasil',
      'Cordas brasileiras para a família do violino, feitas pensando em projetos sociais, igrejas e escolas de música. Preço honesto, reposição fácil e todos os tamanhos infantis. O primeiro jogo de muita gente.',
    ],
    [
      'Eagle',
      'Brasil',
      'Marca presente em quase toda classe de iniciação de cordas do país. Seus violinos, violas e violoncelos saem com estojo, arco e breu, prontos para a primeira aula depois de um bom ajuste. Peças de reposição são fáceis de achar.',
    ],
    [
      'Vogga',
      'Brasil',
      'Instrumentos de entrada e intermediários com atenção ao acabamento. Os violinos VON aparecem muito em orquestras jovens, com madeira maciça já nas séries médias. Uma escolha sensata para os primeiros anos.',
    ],
    [
      'Hofma',
      'Brasil',
      'Linha de arcos, violinos e violoncelos voltada para estudantes que já passaram do primeiro método. O verniz é mais contido e a montagem recebe cuidado extra. Costuma chegar às lojas com boas cordas.',
    ],
    [
      'Rolim',
      'Brasil',
      'Ateliê brasileiro que monta violinos e violas de nível intermediário e profissional, com madeiras selecionadas e ajuste feito à mão. Cada instrumento sai com pequenas diferenças, como convém. Atendemos sob consulta nas peças autorais.',
    ],
    [
      'Nhureson',
      'Brasil',
      'Violinos e violas montados no Brasil, com tampo de abeto e acabamento sóbrio. Muito vista em projetos de orquestra por todo o país. Oferece tamanhos que outras marcas esqueceram.',
    ],
    [
      'Stagg',
      'Bélgica',
      'Marca belga com catálogo enorme, do violino elétrico ao suporte de partitura. Em cordas e acessórios resolve o dia a dia sem pesar. É onde muita gente encontra o primeiro instrumento silencioso.',
    ],
    [
      'Wittner',
      'Alemanha',
      'De Isny, no sul da Alemanha, vêm os metrônomos de pêndulo que todos reconhecem e estandartes de material leve com microafinadores embutidos. Mecânica precisa, peças pequenas que duram décadas. Os luthiers confiam.',
    ],
    [
      'Aubert',
      'França',
      'Cavaletes franceses de maple seco ao natural, gravados com o nome que virou sinônimo da peça. Vêm em bruto, para o luthier recortar no instrumento. Da linha de estudante à de concerto.',
    ],
    [
      'Despiau',
      'França',
      'Cavaletes franceses com seleção rigorosa de madeira e classificação por densidade. Quem ajusta violino profissional costuma ter uma gaveta deles. Corte limpo, raio medular à vista.',
    ],
    [
      'Teller',
      'Alemanha',
      'Cavaletes alemães de boa madeira e preço correto, do violino 1/16 ao contrabaixo. É o padrão de oficinas que cuidam de muitas crianças. Peças consistentes de lote para lote.',
    ],
    [
      'Hidersine',
      'Inglaterra',
      'Breus ingleses de receita antiga, claros e escuros, para todos os arcos. Gruda o suficiente sem empoeirar o instrumento inteiro. Custa pouco e dura anos.',
    ],
    [
      'Bernardel',
      'França',
      'Um único breu, muito respeitado: grão fino, ataque limpo, pouca poeira. Serve a violino, viola e violoncelo. Vem protegido num saquinho de tecido.',
    ],
    [
      'Kun',
      'Canadá',
      'A espaleira canadense que virou referência: leve, regulável, com pés que seguram sem marcar. Há modelos dobráveis e de madeira curvada. Peças avulsas existem, e isso conta.',
    ],
    [
      'Wolf',
      null,
      'Espaleiras altas e muito ajustáveis, para quem tem pescoço comprido ou nunca achou posição. A base se curva à mão até acompanhar o ombro. Simples e resistente.',
    ],
    [
      'Everest',
      'Estados Unidos',
      'Espaleiras de espuma firme e base leve, coloridas, com preço de estudante. A linha EZ é das mais vistas em ombros infantis. Encaixa sem ferramentas.',
    ],
    [
      'Tourte',
      null,
      'A surdina redonda de borracha que mora entre o cavalete e o estandarte de quase todo violino de orquestra. Entra e sai em um segundo, sem barulho. Pequena, barata e indispensável.',
    ],
    [
      'Heifetz',
      null,
      'Surdina de borracha com o formato largo que abafa um pouco mais que a redonda. Fica segura no cavalete mesmo em passagens rápidas. Leva o nome do violinista por tradição.',
    ],
    [
      'Paganini',
      'Brasil',
      'Acessórios de arco para todos os dias: breus, espaleiras, surdinas, estojos e queixeiras. O preço cabe no começo de estudo e a reposição é imediata. Quase todo professor já recomendou algum.',
    ],
  ]
}

function PLUCKED(): Row[] {
  return [
    [
      "D'Addario",
      'Estados Unidos',
      'Talvez a marca de cordas mais tocada do planeta, da guitarra ao contrabaixo de orquestra. Publica o calibre e a tensão de cada corda, e isso ajuda a escolher sem adivinhar. As embalagens seladas guardam bem mesmo no litoral.',
    ],
    [
      'Elixir',
      'Estados Unidos',
      'Foi quem convenceu o mundo de que corda pode durar meses. Uma película fina protege toda a espiral do suor e da poeira, e o som de corda nova demora a ir embora. Custa mais e rende mais.',
    ],
    [
      'Ernie Ball',
      'Estados Unidos',
      'As Slinky, nas suas embalagens de cores vivas, estão no rock há mais de meio século. Toque macio, brilho pronto, calibres para todo gosto. Também faz correias e cabos de respeito.',
    ],
    [
      'Fender',
      'Estados Unidos',
      'O nome por trás das guitarras e baixos que desenharam a música popular. Além dos instrumentos, faz cordas, palhetas, correias e capas com a mesma cara. Um clássico que não envelhece.',
    ],
    [
      'Squier',
      'Estados Unidos',
      'A porta de entrada oficial para os desenhos da Fender. Da Sonic à Classic Vibe, oferece guitarras e baixos bem resolvidos, bons de tocar e fáceis de personalizar. Muita gente nunca sente falta de outra.',
    ],
    [
      'Epiphone',
      'Estados Unidos',
      'Os desenhos da casa Gibson com preço de músico que está começando a carreira. Escala curta, captadores humbucker e sustain generoso. Ótima para rock, blues e gospel.',
    ],
    [
      'Dunlop',
      'Estados Unidos',
      'Palhetas, capotrastes, slides e cordas: a pequena oficina de ferramentas do guitarrista. A Tortex, fosca e colorida por espessura, mora em milhões de bolsos. Tudo simples e bem pensado.',
    ],
    [
      'Rotosound',
      'Inglaterra',
      'Cordas inglesas de baixo com o aço inox que marcou o rock dos anos sessenta e setenta. Ataque metálico, brilho longo, tensão firme. Também faz jogos coloridos de guitarra.',
    ],
    [
      'Martin',
      'Estados Unidos',
      'Uma das casas mais antigas do violão de aço, e também de suas cordas. A linha MA é honesta, equilibrada e soa como um violão deve soar. Boa escolha quando não se quer errar.',
    ],
    [
      'DR',
      'Estados Unidos',
      'Cordas enroladas à mão, com tato macio e afinação estável. Preferida de baixistas que tocam muito e com força. Há versões tradicionais e coloridas.',
    ],
    [
      'Augustine',
      'Estados Unidos',
      'A primeira casa a fazer cordas de náilon para violão, ao lado dos grandes concertistas. As cores da embalagem indicam a tensão dos bordões. Som redondo e tradicional.',
    ],
    [
      'Savarez',
      'França',
      'Cordas francesas para violão erudito, com primas que vão do náilon limpo ao carbono brilhante. Projeção e clareza são a sua marca. Muito usada em concurso e palco.',
    ],
    [
      'Hannabach',
      'Alemanha',
      'Cordas alemãs de náilon com bordões prateados de polimento fino. O som é escuro, cantado e com pouca unha. Vida longa para quem estuda todos os dias.',
    ],
    [
      'La Bella',
      'Estados Unidos',
      'Família de encordoadores de origem italiana, com jogos para violão clássico, flamenco e baixo. A 2001 é um dos pontos de referência do náilon. Tradição com preço razoável.',
    ],
    [
      'Aquila',
      'Itália',
      'De perto de Vicenza saiu o Nylgut, material sintético que imita a tripa e mudou o som do ukulele. Afinação estável e brilho natural. Quase todo ukulele bom sai da fábrica com elas.',
    ],
    [
      'Worth',
      'Japão',
      'Cordas japonesas de fluorcarbono para ukulele, claras e marrons. Afinam rápido e cantam muito. Um mimo para instrumentos maciços.',
    ],
    [
      'Kala',
      'Estados Unidos',
      'Uma das casas que trouxeram o ukulele de volta às rodas. Faz do soprano de estudo ao tenor maciço, com entonação séria. A linha Makala começa muita história.',
    ],
    [
      'Yamaha',
      'Japão',
      'Instrumentos conhecidos pela regularidade: o violão de estudo que afina, a guitarra que não dá trabalho, o baixo que serve a tudo. É a indicação segura de professores. Pós-venda presente no Brasil.',
    ],
    [
      'Takamine',
      'Japão',
      'Violões japoneses que levaram a captação a sério antes de todos. As séries de entrada guardam o desenho e a projeção das maiores. Muito vista em palco sertanejo e gospel.',
    ],
    [
      'Cort',
      'Coreia do Sul',
      'Fábrica coreana que faz instrumentos para meio mundo e põe o próprio nome nos que mais rendem pelo preço. Violões com tampo maciço, guitarras modernas e baixos versáteis. Acabamento acima da média.',
    ],
    [
      'Ibanez',
      'Japão',
      'Braço fino, escala plana e corpo esculpido: a guitarra de quem gosta de correr. As séries GRX e GRG trazem isso aos primeiros anos. Os baixos SR e GSR seguem a mesma ideia.',
    ],
  ]
}

function BRAZILIAN(): Row[] {
  return [
    [
      'Giannini',
      'Brasil',
      'Desde 1900 em São Paulo, a casa que pôs um violão em cada canto do país. Faz instrumentos e cordas para tudo o que se toca aqui, do cavaquinho à viola caipira. Um nome de família para muitas famílias.',
    ],
    [
      'NIG',
      'Brasil',
      'Cordas brasileiras com embalagem prática e calibres para cada instrumento nosso, inclusive os regionais. Som claro e preço que permite trocar sempre. Boa presença em lojas de todo o país.',
    ],
    [
      'SG Strings',
      'Brasil',
      'Fabricante nacional de cordas para guitarra, violão, baixo e regionais. As versões revestidas seguram o brilho no calor e na maresia. Opção inteligente para quem toca todo fim de semana.',
    ],
    [
      'Rouxinol',
      'Brasil',
      'Nome antigo das cordas de viola, cavaquinho e bandolim. É o som que muita roda e muita folia têm no ouvido. Barata, alegre e fácil de achar.',
    ],
    [
      'Tagima',
      'Brasil',
      'Da oficina do luthier Seizi Tagima nasceu a maior marca de guitarras do Brasil. Tem violões, guitarras, baixos e ukuleles para cada etapa, com desenho próprio e assistência no país. A série Woodstock é um sucesso de público.',
    ],
    [
      'Strinberg',
      'Brasil',
      'Guitarras, baixos, violões e ukuleles de ótimo acabamento pelo preço. É a segunda guitarra de muita gente, e a primeira de mais ainda. Boa base para trocar captadores.',
    ],
    [
      'Michael',
      'Brasil',
      'Linha larga de instrumentos de estudo, com violinos, violões e guitarras. Preços acessíveis e montagem honesta. Fácil de encontrar e de revender.',
    ],
    [
      'Rozini',
      'Brasil',
      'Fábrica paulista que leva a sério os instrumentos brasileiros: viola caipira, cavaquinho, bandolim e violão de sete. Madeiras boas e regulagem de quem toca. Referência nas rodas de samba, choro e moda.',
    ],
    [
      'Di Giorgio',
      'Brasil',
      'Violões paulistas desde 1908, presentes nos discos da bossa nova e nas aulas de conservatório. O náilon redondo e quente é sua assinatura. Tradição que segue em produção.',
    ],
    [
      'Del Vecchio',
      'Brasil',
      'Casa paulistana histórica, conhecida pelos instrumentos de ressonador e pelos cavaquinhos. Cada peça tem um ar de outra época. Para quem procura um timbre que não se repete.',
    ],
    [
      'Carlinhos Luthier',
      'Brasil',
      'Cavaquinhos e banjos de samba feitos por um luthier que conhece a roda por dentro. Som aberto, cordas baixas e desenho bonito. Muito pedido por profissionais.',
    ],
    [
      'Shelby',
      'Brasil',
      'Ukuleles e violões de entrada com acabamento caprichado. A série SU é das mais vistas em escola e praia. Bom som sem complicação.',
    ],
  ]
}

function ACCESSORY(): Row[] {
  return [
    [
      'Kyser',
      'Estados Unidos',
      'O capotraste de mola que se põe com uma mão só, entre um verso e outro. Colorido e quase eterno. Um favorito de palco.',
    ],
    [
      'Shubb',
      'Estados Unidos',
      'Capotraste de alavanca com parafuso, que aperta na medida e não puxa a afinação. Pequeno, discreto e caprichado. Vai durar mais que o violão.',
    ],
    [
      'Solez',
      'Brasil',
      'Capotrastes e acessórios nacionais de boa construção e preço amigo. Molas firmes, borracha macia. O básico bem feito.',
    ],
    [
      'Basso',
      'Brasil',
      'Correias e capas brasileiras com couro bom e estampas de bom gosto. Ficam bonitas e não soltam. Feitas para anos de palco.',
    ],
    [
      'Korg',
      'Japão',
      'Afinadores e metrônomos japoneses de leitura rápida, que todo músico já viu numa estante. Precisão acima de qualquer enfeite. Bateria que dura.',
    ],
    [
      'Snark',
      'Estados Unidos',
      'O afinador de presilha de visor colorido que gira para todo lado. Lê bem em lugar barulhento. Leve no bolso e na cabeça do instrumento.',
    ],
    [
      'Boss',
      'Japão',
      'Pedais japoneses à prova de palco, com o afinador TU como item de primeira necessidade. Robustos, claros, confiáveis. Duram turnês inteiras.',
    ],
    [
      'Cherub',
      'China',
      'Afinadores e metrônomos de ótimo custo. Visores grandes e funções diretas. Uma boa primeira compra.',
    ],
    [
      'Santo Angelo',
      'Brasil',
      'Cabos brasileiros que acompanham guitarristas há décadas. Cobre de qualidade, conectores firmes, garantia séria. Do ensaio ao estúdio.',
    ],
    [
      'Tecniforte',
      'Brasil',
      'Cabos nacionais resistentes, com malha densa e emborrachado que não enrola. Pensados para quem pisa neles. Preço justo.',
    ],
    [
      'Hercules',
      'Taiwan',
      'Suportes que seguram o instrumento sozinhos, com travas que fecham pelo peso. Espuma que não agride o verniz. Caros uma vez só.',
    ],
    [
      'Saty',
      'Brasil',
      'Estantes e suportes brasileiros dobráveis, leves de carregar. Encontram-se em todas as bandas e igrejas. Reposição simples.',
    ],
    [
      'Malagoli',
      'Brasil',
      'Captadores brasileiros feitos à mão, com descrição honesta do som de cada um. Transformam guitarras de entrada. Orgulho nacional do timbre.',
    ],
    [
      'Sérgio Rosar',
      'Brasil',
      'Captadores artesanais de um dos nomes mais respeitados do país. Enrolamento fino, timbres vintage e modernos. Presentes em muitas gravações brasileiras.',
    ],
    [
      'Fishman',
      'Estados Unidos',
      'Especialista em levar o som do violão ao palco sem perder a madeira. Rastilhos, pré-amplificadores e captadores de boca. Padrão de indústria.',
    ],
    [
      'Seymour Duncan',
      'Estados Unidos',
      'Captadores que definiram o som de muitas guitarras de rock. Do vintage ao metal, cada modelo tem um caráter claro. Troca que se ouve na primeira nota.',
    ],
    [
      'Solid Sound',
      'Brasil',
      'Estojos e capas brasileiros de boa espuma e costura firme. Protegem no ônibus, no carro e no bagageiro. Modelos para todo instrumento.',
    ],
    [
      'CR Bag',
      'Brasil',
      'Capas acolchoadas feitas no Brasil, com bolsos de verdade e alças que aguentam. O preço é de quem usa todos os dias. Medidas certas para instrumentos nacionais.',
    ],
    [
      'AVS',
      'Brasil',
      'Capas e bags em vários níveis de proteção, do simples ao reforçado. Boas cores, zíper robusto. Uma boa saída para escola e estrada.',
    ],
    [
      'Deval',
      'Brasil',
      'Tarraxas brasileiras para violão, viola e cavaquinho. Engrenagens suaves e botões de vários estilos. Reposição certa para instrumentos nacionais.',
    ],
    [
      'Grover',
      'Estados Unidos',
      'Tarraxas blindadas de precisão, que entraram na história do instrumento americano. Giro macio, sem folga. Uma troca que se sente na afinação.',
    ],
    [
      'Gotoh',
      'Japão',
      'Ferragens japonesas de tolerância finíssima: tarraxas e pontes que não falham. Escolha comum de luthiers. Qualidade que aparece com o tempo.',
    ],
  ]
}
