"""Errors as people meet them: every one a sentence in both languages."""

from collections.abc import Callable

import pytest

from hantise.core.errors import HantiseError
from hantise.text import LANGUAGES, Text


def refusal(kind: type[HantiseError], call: Callable[[], object]) -> Text:
    """Why a call is refused, once it is sure that this can be said in French and in English."""
    with pytest.raises(kind) as caught:
        call()
    assert type(caught.value) is kind
    sentences = spoken(caught.value.text)
    assert len(set(sentences)) == len(sentences), "one language speaks the other"
    return caught.value.text


def spoken(text: Text) -> list[str]:
    """The words in each language."""
    sentences = [text.say(language) for language in LANGUAGES]
    assert all(sentences)
    return sentences
