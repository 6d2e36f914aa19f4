import {afterEach, describe, expect, it, vi} from 'vitest';
import {makeIndex} from '../build/makeIndex';
import {createEngine} from '../client/engine';
import {excerptFrom} from '../client/excerpt';
import {fold} from '../shared/fold';
import {findMatches, formsOf} from '../shared/normalise';
import {stemmer} from '../shared/stem';
import {isStopWord} from '../shared/stopWords';
import type {Language} from '../shared/types';
import {fr} from './fr';
import {rulesOf} from './rulesOf';

/** A site of two pages: the second is what is to be found, by its title or its text. */
function filesOf(language: Language, title: string, text: string): ReturnType<typeof makeIndex> {
  const pages = [['Lectern', '12 34'] as const, [title, text] as const].map(([heading, text], at) => ({
    url: `/${at}`,
    kind: 'docs' as const,
    breadcrumb: [],
    sections: [{heading, level: 1, anchor: '', text}],
  }));
  return makeIndex(pages, {hash: 'h', language, baseUrl: '/'});
}

/** What of the text is marked where the query leads to it; nothing where it leads nowhere. */
function marked(language: Language, query: string, text: string): string[] | undefined {
  const {docs, index} = filesOf(language, 'Start', text);
  const {hits, words} = createEngine(docs, index, language).search(query, {limit: 2});
  if (hits[0]?.url !== '/1') return undefined;
  return findMatches(text, words, language).map(([start, end]) => text.slice(start, end));
}

const wordsOf = (text: string, language: Language): string[] => formsOf(text, language).map(({word}) => word);

afterEach(() => void vi.unstubAllGlobals());

describe('a word of a text is found by another form of it, and marked whole', () => {
  it.each<[Language, text: string, word: string, queries: string[]]>([
    ['de', 'Im Wald stehen alte Bäume.', 'Bäume', ['Baum', 'baum', 'baume', 'BÄUMEN', 'bäume']],
    ['de', 'Die Größe der Datei.', 'Größe', ['grosse', 'Größen']],
    ['de-AT', 'Alle Einstellungen.', 'Einstellungen', ['einstellung']],
    ['fr', 'Traduisez les pages.', 'Traduisez', ['traduire', 'traduit', 'traduction']],
    ['fr', 'Une page construite ainsi.', 'construite', ['construire', 'Construisez', 'construction']],
    ['fr', 'Écrivez une page.', 'Écrivez', ['écrire', 'ecrit', 'écrivent']],
    ['fr', 'Lisez une page.', 'Lisez', ['lire']],
    ['fr', 'Mettez une page.', 'Mettez', ['mettre', 'met']],
    ['es', 'Guía de configuración.', 'configuración', ['configuraciones', 'CONFIGURACION']],
    ['pt-BR', 'As informações do ficheiro.', 'informações', ['informação', 'informacao']],
    ['it', 'Tutte le configurazioni.', 'configurazioni', ['configurazione']],
    ['nl', 'Er staan bomen.', 'bomen', ['boom']],
    ['sv', 'Alla inställningar.', 'inställningar', ['inställning', 'installningen']],
    ['da', 'Alle indstillinger.', 'indstillinger', ['indstilling']],
    ['nb', 'Alle innstillinger.', 'innstillinger', ['innstilling']],
    ['fi', 'Kaikki tiedostot kylässä.', 'kylässä', ['kylä', 'kyla']],
    ['hu', 'A könyvek itt vannak.', 'könyvek', ['könyv', 'konyvet']],
    ['ro', 'Toate fișierele.', 'fișierele', ['fișier', 'fisiere']],
    ['tr', 'Bütün dosyaları aç.', 'dosyaları', ['dosya', 'dosyalar']],
    ['pl', 'Wszystkie pliki.', 'pliki', ['plik']],
    ['ru', 'Новая книга о настройках.', 'настройках', ['настройка', 'НАСТРОЙКИ']],
    ['ru', 'Под ёлкой.', 'ёлкой', ['елка', 'ёлки']],
    ['el', 'Οι ρυθμίσεις του ιστότοπου.', 'ρυθμίσεις', ['ρύθμιση', 'ΡΥΘΜΙΣΗ']],
    ['ar', 'قرأت الكتاب في المدرسة.', 'الكتاب', ['كتاب', 'الكتاب', 'كِتَاب', 'والكتاب']],
    ['ar', 'هذه مَدْرَسَة جديدة.', 'مَدْرَسَة', ['المدرسة', 'مدرسة']],
    ['he', 'קראתי סֵפֶר חדש.', 'סֵפֶר', ['ספר']],
    ['hi', 'यह एक किताब है।', 'किताब', ['किताब']],
    ['ko', '모든 설정 보기', '설정', ['설정']],
    ['vi', 'Hướng dẫn cài đặt.', 'đặt', ['đặt', 'dat']],
    // Lunr knows nothing of it.
    ['cs', 'Starý strom v lese.', 'strom', ['strom', 'STROM']],
    ['x-own', 'Ĝi estas nova ĝardeno.', 'ĝardeno', ['ĝardeno', 'gardeno']],
  ])('%s: %s', (language, text, word, queries) => {
    for (const query of queries) expect([query, marked(language, query, text)]).toEqual([query, [word]]);
    const stems = [word, ...queries].map((form) => stemmer(language)(fold(form)));
    expect(new Set(stems).size, stems.join()).toBe(1);
  });
});

describe('where no spaces part words', () => {
  const texts: [Language, text: string, word: string][] = [
    ['ja', '索引が読み込まれると、検索を使えます。', '検索'],
    ['ja', 'このページではAPIを検索できます。', 'API'],
    ['zh-Hans', '读者可以使用搜索引擎找到页面。', '搜索'],
    ['zh-Hant', '讀者可以在文件中找到貓。', '貓'],
    ['th', 'ผู้อ่านค้นหาหนังสือในห้องสมุด', 'หนังสือ'],
    ['lo', 'ຂ້ອຍອ່ານປຶ້ມຢູ່ເຮືອນ', 'ປຶ້ມ'],
    // A page of another language may quote it.
    ['en', 'The Japanese word 検索 means search.', '検索'],
  ];
  it.each(texts)('%s: in “%s”, %s is found and marked', (language, text, word) => {
    expect(marked(language, word, text)).toEqual([word]);
  });

  it('keeps what looks like an accent and is a part of the letter', () => {
    expect(wordsOf('ガイド', 'ja')).toEqual(['ガイド']);
    expect(wordsOf('แก้ไข', 'th')).toEqual(['แก้ไข']);
    expect(wordsOf('हिन्दी', 'hi')).toEqual(['हिन्दी']);
    expect(wordsOf('Мой їжак', 'uk')).toEqual(['мой', 'їжак']);
  });

  // It knows no words of one character.
  const longer = texts.filter(([, , word]) => word.length > 1);
  it.each(longer)('in a browser without Intl.Segmenter, %s “%s” is still found by %s', async (language, text, word) => {
    const {docs, index} = filesOf(language, 'Start', text);
    vi.stubGlobal('Intl', {});
    vi.resetModules();
    const [client, normaliser] = await Promise.all([import('../client/engine'), import('../shared/normalise')]);
    const {hits, words} = client.createEngine(docs, index, language).search(word, {limit: 2});
    expect(hits.map(({url}) => url)).toEqual(['/1']);
    const [range = [0, 0]] = normaliser.findMatches(text, words, language);
    expect(text.slice(...range)).toContain(word.slice(0, 2));
  });

  it('shows the sentence in which it stands', () => {
    const page = {
      about: '',
      sections: [['', '索引は小さいです。\n読者は検索を使えます。', '', '']] as [string, string, string, string][],
    };
    expect(excerptFrom(page, ['検索'], {language: 'ja'})?.text).toContain('検索');
  });
});

describe('stop words', () => {
  it.each<[Language, string[], string[]]>([
    ['en', ['the', 'a', 'x'], ['search']],
    ['de', ['und', 'fur', 'uber'], ['suche']],
    ['ru', ['это', 'и'], ['поиск']],
    ['ar', ['في'], ['كتاب']],
    ['zh', ['的'], ['猫', '搜索']],
    ['cs', ['a'], ['nebo']],
  ])('%s', (language, stopWords, words) => {
    expect(stopWords.filter((word) => !isStopWord(word, language))).toEqual([]);
    expect(words.filter((word) => isStopWord(word, language))).toEqual([]);
  });
});

it('takes the region and the script of a language for granted', () => {
  expect(rulesOf('fr-CA')).toBe(fr);
  expect(stemmer('pt-BR')('livros')).toBe(stemmer('pt')('livros'));
  expect(rulesOf('zh-Hant-TW').stopWords).not.toBe('');
});

it('takes a name that is no language for one of which nothing is known', () => {
  for (const name of ['', '..', '../rules', 'stemmer.support']) {
    expect(rulesOf(name)).toMatchObject({stopWords: ''});
  }
});
