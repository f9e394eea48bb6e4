"""The words of a class that predicts verdicts together: on the phones, and on the projector."""

from typing import Any

CLASSROOM: dict[str, Any] = {
    "phone": {
        "title": "SpecViz: predict the verdict",
        "class": "Class {code}",
        "code": "The code on the screen",
        "join": "Join",
        "no_class": "There is no class with the code {code}. Check it on the screen.",
        "full": "This class takes no more phones now, or no more from your network.",
        "waiting": "You have joined. The first question appears here.",
        "between": "Wait for the next question.",
        "question": "Will the target accept this guess?",
        "before": "The text so far",
        "guess": "The guess",
        "asked": "New question",
        "chances": "How likely is it that the guess is accepted?",
        "none": "No",
        "all": "Yes",
        "sent": "You said {chance}. You can change it until the verdict is shown.",
        "late": "Too late: this answer did not count.",
        "failed": "Your answer did not arrive. Try again.",
        "kept": "Accepted",
        "dropped": "Rejected",
        "chance": "The acceptance probability was {chance}.",
        "unsaid": "You did not answer.",
        "said": "You said {chance}: Brier score {brier}.",
        "score": "Answers: {n}, mean Brier score: {brier}. A Brier score is the squared distance"
        " between an answer and what happened: 0 is perfect; always answering 50% scores 0.25.",
        "over": "The class has ended. Nothing was stored.",
        "lost": "Connection lost. Reconnecting…",
    },
    "teacher": {
        "start": "With a class",
        "end": "End the class",
        "heading": "Your class",
        "join": "Join at",
        "code": "with the code",
        "qr": "QR code of the link to join",
        "phones": "{n} joined",
        "answers": "{n} of {of} answered",
        "wait": "Go to the next question; it appears on the phones.",
        "counts": "Answers",
        "count": "{chance}: {n}",
        "none": "No",
        "certain": "Yes",
        "score": "{right} of {decided} right, not counting answers of 50%. Answers: {n}, mean Brier"
        " score: {brier}.",
        "all": "All questions: mean Brier score {brier}. Always answering 50% scores 0.25.",
        "no_answers": "Nobody answered.",
        "over": "The class has ended. Nothing was stored.",
        "full": "No more classes can be opened on this page now. Try again later.",
        "failed": "The server did not answer. Try again.",
        "local": "Phones cannot reach this address: it works on this computer only. Start the page"
        " with GRADIO_SERVER_NAME=0.0.0.0 and open it under the computer’s own address.",
    },
}
