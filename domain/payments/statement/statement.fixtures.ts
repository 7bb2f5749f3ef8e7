import type { StatementEntry } from './statement.ts'

/** Files of our own, in the layouts that Brazilian banks export. */

export const OFX_SGML = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
SECURITY:NONE
ENCODING:USASCII
CHARSET:1252
COMPRESSION:NONE
OLDFILEUID:NONE
NEWFILEUID:NONE

<OFX>
<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261124120000[-3:BRT]<LANGUAGE>POR</SONRS></SIGNONMSGSRSV1>
<BANKMSGSRSV1><STMTTRNRS><TRNUID>1
<STMTRS><CURDEF>BRL
<BANKACCTFROM><BANKID>0341<ACCTID>1234567890<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101<DTEND>20261124
<STMTTRN>
<TRNTYPE>CREDIT
<DTPOSTED>20261124100000[-03:EST]
<TRNAMT>299,90
<FITID>20261124001
<CHECKNUM>20261124001
<MEMO>PIX RECEBIDO JOSE CONCEICAO 8F14E45FCEEA467A
</STMTTRN>
<STMTTRN>
<TRNTYPE>DEBIT
<DTPOSTED>20261123
<TRNAMT>-1.234,56
<FITID>20261123001
<MEMO>BOLETO FORNECEDOR & CIA
</STMTTRN>
</BANKTRANLIST>
<LEDGERBAL><BALAMT>1000.00<DTASOF>20261124</LEDGERBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1>
</OFX>
`

export const OFX_XML = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
<OFX>
  <BANKMSGSRSV1>
    <STMTTRNRS>
      <STMTRS>
        <BANKACCTFROM>
          <BANKID>077</BANKID>
          <ACCTID>98765-0</ACCTID>
        </BANKACCTFROM>
        <BANKTRANLIST>
          <STMTTRN>
            <TRNTYPE>CREDIT</TRNTYPE>
            <DTPOSTED>20261124000000[0:GMT]</DTPOSTED>
            <TRNAMT>1500.00</TRNAMT>
            <FITID>6f1c</FITID>
            <NAME>Pix recebido: &quot;Loja &amp; Filhos&quot;</NAME>
            <MEMO><![CDATA[Cp :00000000-JOSÉ <DA> SILVA]]></MEMO>
          </STMTTRN>
        </BANKTRANLIST>
      </STMTRS>
    </STMTTRNRS>
  </BANKMSGSRSV1>
</OFX>
`

/** Each layout: its lines, and the movements in it as day, centavos, id and text. */
export const CSV_LAYOUTS: Record<string, { csv: string; read: [string, number, string, string][] }> = {
  'Banco do Brasil': {
    csv: `"Data","Lançamento","Detalhes","N° documento","Valor","Tipo Lançamento"
"01/11/2026","Saldo Anterior","","","1.000,00",""
"24/11/2026","Pix - Recebido","24/11 10:15 52998224725 MARIA DA SI","241.015","299,90","Entrada"
"24/11/2026","Pix - Enviado","24/11 11:00 FORNECEDOR","241.016","-50,00","Saída"`,
    read: [
      ['2026-11-01', 100_000, '', 'Saldo Anterior'],
      ['2026-11-24', 29_990, '', 'Pix - Recebido|24/11 10:15 52998224725 MARIA DA SI|241.015'],
      ['2026-11-24', -5000, '', 'Pix - Enviado|24/11 11:00 FORNECEDOR|241.016'],
    ],
  },
  Bradesco: {
    csv: `Extrato de: Ag: 1234 | Conta: 56789-0;;;;;
Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)
24/11/26;TRANSFERENCIA PIX;1015;299,90;;1.299,90
;REM: MARIA DA SILVA 24/11;;;;
24/11/26;TRANSFERENCIA PIX;1016;;50,00;1.249,90
;Total;;299,90;50,00;1.249,90`,
    read: [
      ['2026-11-24', 29_990, '', 'TRANSFERENCIA PIX|1015|REM: MARIA DA SILVA 24/11'],
      ['2026-11-24', -5000, '', 'TRANSFERENCIA PIX|1016'],
    ],
  },
  Caixa: {
    csv: `"Conta";"Data_Mov";"Nr_Doc";"Historico";"Valor";"Deb_Cred"
"0123456";"20261124";"241015";"CRED PIX";"299.90";"C"
"0123456";"20261124";"241016";"ENVIO PIX";"50.00";"D"`,
    read: [
      ['2026-11-24', 29_990, '', '0123456|241015|CRED PIX'],
      ['2026-11-24', -5000, '', '0123456|241016|ENVIO PIX'],
    ],
  },
  C6: {
    csv: `EXTRATO DE CONTA CORRENTE

Data Lançamento,Data Contábil,Título,Descrição,Entrada(R$),Saída(R$),Saldo do Dia(R$)
24/11/2026,24/11/2026,Pix recebido de MARIA DA SILVA,TRANSF ENVIADA PIX,299.90,0.00,1299.90
24/11/2026,24/11/2026,Pix enviado,FORNECEDOR,0.00,50.00,1249.90`,
    read: [
      ['2026-11-24', 29_990, '', 'Pix recebido de MARIA DA SILVA|TRANSF ENVIADA PIX'],
      ['2026-11-24', -5000, '', 'Pix enviado|FORNECEDOR'],
    ],
  },
  Inter: {
    csv: ` Extrato Conta Corrente
Conta ;1234567
Período ;01/11/2026 a 24/11/2026

Data Lançamento;Histórico;Descrição;Valor;Saldo
24/11/2026;Pix recebido;MARIA DA SILVA;299,90;1.299,90
24/11/2026;Pix enviado;FORNECEDOR;-50,00;1.249,90`,
    read: [
      ['2026-11-24', 29_990, '', 'Pix recebido|MARIA DA SILVA'],
      ['2026-11-24', -5000, '', 'Pix enviado|FORNECEDOR'],
    ],
  },
  Nubank: {
    csv: `Data,Valor,Identificador,Descrição
24/11/2026,299.90,6742f0aa-0001,"Transferência recebida pelo Pix - MARIA DA SILVA - •••.982.247-••"
24/11/2026,-50.00,6742f0aa-0002,"Transferência enviada pelo Pix - FORNECEDOR"`,
    read: [
      [
        '2026-11-24',
        29_990,
        '6742f0aa-0001',
        'Transferência recebida pelo Pix - MARIA DA SILVA - •••.982.247-••',
      ],
      ['2026-11-24', -5000, '6742f0aa-0002', 'Transferência enviada pelo Pix - FORNECEDOR'],
    ],
  },
}

/** A credit of a statement, for tests of the matching. */
export function credit(some: Partial<StatementEntry>): StatementEntry {
  return {
    line: 1,
    conta: '0341 1234',
    idBanco: '',
    dia: '2026-11-24',
    em: null,
    valor: 29_990,
    textos: ['PIX RECEBIDO'],
    ...some,
  }
}
