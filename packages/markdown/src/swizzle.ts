import type {SwizzleConfig} from '@docusaurus/types';
import {swizzleConfig} from '@lectern/kit/swizzle';

export const getSwizzleConfig = (): SwizzleConfig =>
  swizzleConfig({
    CodeBlock: 'Code that is highlighted when the page is made; other code is left to the classic theme',
    'CodeBlock/Classic': ['Part of CodeBlock', 'forbidden', 'forbidden'],
    'CodeBlock/ClassicAtOnce': ['Part of CodeBlock', 'forbidden', 'forbidden'],
    'CodeBlock/ClassicPart': ['Part of CodeBlock', 'forbidden', 'forbidden'],
    'CodeBlock/CopyButton': ['Part of CodeBlock', 'forbidden', 'forbidden'],
    'CodeBlock/Highlighted': ['Part of CodeBlock', 'forbidden', 'forbidden'],
    'CodeBlock/WrapButton': ['Part of CodeBlock', 'forbidden', 'forbidden'],
    Conditions: 'The switches of a page with text for some readers only, and the rules that hide it',
    Contents: ['The table of contents in the text', 'safe', 'safe'],
    Diagram: 'A diagram, drawn when it comes near the screen',
    Equation: 'A numbered formula',
    Figure: 'What is shown, with its caption',
    LayoutStyles: ['The styles of cards, steps, file trees and badges, which it only imports', 'forbidden', 'safe'],
    MathStyles: ['The styles of formulas, which it only imports', 'safe', 'safe'],
    Notice: 'What stands above the text until a day is over',
    ResponsiveImage: ['A picture in several widths', 'safe', 'safe'],
    Term: 'A word with its definition',
    TranslationNotice: ['On a page that has no translation, or an old one', 'safe', 'safe'],
    Zoomable: 'Shows figures and wide tables in the whole window',
  });
